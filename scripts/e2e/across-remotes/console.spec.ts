import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, freshInvestor, listOf, openPortal, test, type Investor } from '../portal';
import { hostUrl } from '../stack';

/** Chromium warns of an unused preload three seconds after the document has loaded. */
const warningMs = 4_000;

/** After this time the portal fetches what the navigation leads to (host/src/federation/prefetch-links.ts). */
const idlePrefetchMs = 5_000;

/** The main screens, with the heading of each. */
async function screensOf(investor: Investor): Promise<[path: string, heading: string | RegExp][]> {
  const [commitment] = await listOf<Commitment>(investor, 'commitment/investor');
  const { guid = '', campaignGuid = '' } = commitment ?? {};
  const [campaign] = await listOf<Campaign>(investor, 'investment-opportunities');
  return [
    [paths.profile, 'Profile'],
    [paths.opportunities, 'Investment Opportunities'],
    [paths.campaign(campaign?.guid ?? ''), campaign?.nameOfIssuer ?? ''],
    [paths.invest(campaign?.guid ?? ''), /./],
    [paths.portfolio, 'Portfolio'],
    [paths.commitments, 'Investment Commitments'],
    [paths.commitment(guid, campaignGuid), 'Investment Commitments'],
    [paths.stockPositions, 'Stock Positions'],
    [paths.accountActivity, 'Account Activity'],
    [paths.premiumAccount, /Premium/],
  ];
}

test('a healthy visit writes nothing to the console', async ({ context }) => {
  // Each screen has a page of its own, which takes a slow machine more than the usual time.
  test.setTimeout(180_000);
  const investor = await freshInvestor('Premium', { history: true });
  const written: Record<string, string[]> = {};
  const openPage = async (name: string) => {
    const page = await context.newPage();
    const lines: string[] = [];
    written[name] = lines;
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    return page;
  };
  const platform = await openPage('the platform’s page, on which the menu opens at once');
  const portal = await openPortal(platform, investor);
  await portal.getByRole('button', { name: 'Menu' }).click();
  const menuOpenedAt = Date.now();
  const menu = portal.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Signed in as')).toBeVisible();
  // The session is in the portal's storage now, so its addresses open signed in.
  for (const [path, heading] of await screensOf(investor)) {
    const page = await openPage(path);
    await page.goto(hostUrl + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(menu).toBeVisible();
  // Every page stays open until the last one has had the time to warn.
  const prefetched = menuOpenedAt + idlePrefetchMs + warningMs - Date.now();
  await platform.waitForTimeout(Math.max(warningMs, prefetched));
  for (const [path, lines] of Object.entries(written)) expect.soft(lines, path).toEqual([]);
});
