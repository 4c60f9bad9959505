import type { CDPSession, FrameLocator, Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, storedCommitments } from '../investing';
import { control, expect, freshInvestor, openPortal, test, followLink } from '../portal';

/* An investor keeps the portal open for a day, and the page holds no more memory than before. */
const rounds = 20;
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const title = (portal: FrameLocator, name: string | RegExp) =>
  portal.getByRole('heading', { level: 1, name });

/** Opens the portal for an investor with a history. @returns what uses it once. */
async function beginDay(page: Page): Promise<() => Promise<void>> {
  const investor = await freshInvestor('Premium', { history: true });
  const { externalReferenceCode } = investor;
  const [commitment] = await storedCommitments(investor);
  if (!commitment) throw new Error('The investor has no history.');
  const { guid } = await freshCampaign();
  const campaign = paths.campaign(guid);
  const portal = await openPortal(page, investor);
  await expect(title(portal, 'Profile')).toBeVisible();
  const follow = async (path: string, heading: string | RegExp) => {
    await followLink(page, path);
    await expect(title(portal, heading)).toBeVisible();
  };
  return async () => {
    for (const [path, heading] of [
      [paths.opportunities, 'Investment Opportunities'],
      [paths.watchlist, /./],
      [campaign, /./],
      [paths.invest(guid), /^Invest in/],
      [paths.portfolio, 'Portfolio'],
      [paths.commitments, 'Investment Commitments'],
      [paths.commitment(commitment.guid, commitment.campaignGuid), 'Investment Commitments'],
      [paths.stockPositions, 'Stock Positions'],
      [paths.accountActivity, 'Account Activity'],
      [paths.allocation, 'Allocation'],
      [paths.documents, 'Documents'],
      [paths.statement('2026-01-01', '2026-06-30'), 'Statement'],
      [paths.glossary, /./],
      [paths.premiumAccount, /./],
      [paths.profile, 'Profile'],
    ] as const)
      await follow(path, heading);

    await followLink(page, paths.opportunities);
    await portal.getByRole('link', { name: 'Search campaigns' }).click();
    const field = portal.getByRole('searchbox', { name: 'Search campaigns' });
    for (const text of ['rice', 'coffee', '']) {
      await field.fill(text);
      await expect(field).toHaveValue(text);
    }

    await portal.getByRole('button', { name: 'Menu' }).click();
    await expect(portal.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await followLink(page, `${paths.commitments}?view=commitment`);
    await portal.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = portal.getByRole('dialog');
    await expect(dialog).toContainText('rows exported');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await followLink(page, campaign);

    // The session is renewed.
    await control('tokens/revoke', { externalReferenceCode });
    await follow(paths.accountActivity, 'Account Activity');
    await follow(paths.profile, 'Profile');
  };
}

/** Returns the DOM nodes and listeners that the page's process holds after garbage collection. A component that leaks holds some. */
async function held(session: CDPSession): Promise<Record<string, number>> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = metrics.filter(({ name }) => ['Nodes', 'JSEventListeners'].includes(name));
  return Object.fromEntries(counted.map(({ name, value }) => [name, value]));
}

test('holds no more nodes and listeners after hours of use than after the first minutes', async ({
  page,
}) => {
  test.setTimeout(120_000 + rounds * 60_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const round = await beginDay(page);
  // After this, every chunk is loaded and every list has been read once.
  for (let times = 0; times < 3; times += 1) await round();
  const before = await held(session);
  for (let times = 0; times < rounds; times += 1) await round();
  const after = await held(session);
  console.log(`After ${rounds} rounds more: ${JSON.stringify({ before, after })}`);
  expect(Object.keys(before)).toHaveLength(2);
  for (const [what, count] of Object.entries(before))
    expect(after[what], what).toBeLessThan(count * 1.03);
});
