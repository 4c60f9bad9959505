import type { CDPSession, FrameLocator, Page } from '@playwright/test';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, storedCommitments } from '../investing';
import { followLink } from '../portal-frame';
import { control, expect, freshInvestor, openPortal, test, type Investor } from '../portal';

/* An investor keeps the portal open for a day, and the page holds no more memory than before. */
const rounds = 20;
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const title = (portal: FrameLocator, name: string | RegExp) =>
  portal.getByRole('heading', { level: 1, name });

class Day {
  private constructor(
    readonly page: Page,
    readonly portal: FrameLocator,
    readonly investor: Investor,
    private readonly commitment: Commitment,
    private readonly campaign: string,
  ) {}

  static async begin(page: Page): Promise<Day> {
    const investor = await freshInvestor('Premium', { history: true });
    const [commitment] = await storedCommitments(investor);
    if (!commitment) throw new Error('The investor has no history.');
    const { guid } = await freshCampaign();
    const portal = await openPortal(page, investor);
    await expect(title(portal, 'Profile')).toBeVisible();
    return new Day(page, portal, investor, commitment, guid);
  }

  async round(): Promise<void> {
    await this.openScreens();
    await this.search();
    await this.openDialogs();
    await this.renewSession();
  }

  private async openScreens(): Promise<void> {
    const { guid, campaignGuid } = this.commitment;
    for (const [path, heading] of [
      [paths.opportunities, 'Investment Opportunities'],
      [paths.watchlist, /./],
      [paths.campaign(this.campaign), /./],
      [paths.invest(this.campaign), /^Invest in/],
      [paths.portfolio, 'Portfolio'],
      [paths.commitments, 'Investment Commitments'],
      [paths.commitment(guid, campaignGuid), 'Investment Commitments'],
      [paths.stockPositions, 'Stock Positions'],
      [paths.accountActivity, 'Account Activity'],
      [paths.allocation, 'Allocation'],
      [paths.documents, 'Documents'],
      [paths.statement('2026-01-01', '2026-06-30'), 'Statement'],
      [paths.glossary, /./],
      [paths.premiumAccount, /./],
      [paths.profile, 'Profile'],
    ] as const) {
      await followLink(this.page, path);
      await expect(title(this.portal, heading)).toBeVisible();
    }
  }

  private async search(): Promise<void> {
    await followLink(this.page, paths.opportunities);
    await this.portal.getByRole('link', { name: 'Search campaigns' }).click();
    const field = this.portal.getByRole('searchbox', { name: 'Search campaigns' });
    for (const text of ['rice', 'coffee', '']) {
      await field.fill(text);
      await expect(field).toHaveValue(text);
    }
  }

  private async openDialogs(): Promise<void> {
    const { page, portal } = this;
    await portal.getByRole('button', { name: 'Menu' }).click();
    await expect(portal.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await followLink(page, `${paths.commitments}?view=commitment`);
    await portal.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = portal.getByRole('dialog');
    await expect(dialog).toContainText('rows exported');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await followLink(page, paths.campaign(this.campaign));
  }

  private async renewSession(): Promise<void> {
    const { externalReferenceCode } = this.investor;
    await control('tokens/revoke', { externalReferenceCode });
    await followLink(this.page, paths.accountActivity);
    await expect(title(this.portal, 'Account Activity')).toBeVisible();
    await followLink(this.page, paths.profile);
    await expect(title(this.portal, 'Profile')).toBeVisible();
  }
}

interface MemoryUse {
  /** The bytes of objects, closures, arrays and texts, without compiled code, which grows while the engine optimises. */
  objects: number;
  nodes: number;
  listeners: number;
}

/** Returns the memory that the page's process holds after garbage collection. */
async function held(session: CDPSession): Promise<MemoryUse> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    objects: await objectBytes(session),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

/** Chrome's format: each node is a run of numbers in one array, in the order of `meta`. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

const ofThePage = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string'];

async function objectBytes(session: CDPSession): Promise<number> {
  let text = '';
  const keep = ({ chunk }: { chunk: string }) => (text += chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(text) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (ofThePage.includes(types[0][nodes[node + type] ?? -1] ?? ''))
      bytes += nodes[node + size] ?? 0;
  return bytes;
}

test('holds no more after hours of use than after the first minutes', async ({ page }) => {
  test.setTimeout(120_000 + rounds * 60_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const day = await Day.begin(page);
  // After this, every chunk is loaded and every list has been read once.
  for (let round = 0; round < 3; round += 1) await day.round();
  const before = await held(session);
  for (let round = 0; round < rounds; round += 1) await day.round();
  const after = await held(session);
  console.log(`After ${rounds} rounds more: ${JSON.stringify({ before, after })}`);
  for (const what of ['objects', 'nodes', 'listeners'] as const)
    expect(after[what], what).toBeLessThan(before[what] * 1.03);
});
