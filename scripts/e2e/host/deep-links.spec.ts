import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, storedCommitments } from '../investing.ts';
import { goTo, portalFrame, reload } from '../portal-frame.ts';
import { callApi, expect, freshInvestor, openPortal, test } from '../portal.ts';
import { hostUrl } from '../stack.ts';

test('§2 opens every address with an id, and again after a reload', async ({ page }) => {
  test.setTimeout(180_000);
  const investor = await freshInvestor('Premium', { history: true });
  const campaign = await freshCampaign();
  const [commitment] = await storedCommitments(investor);
  const [position] = await callApi<StockMemo[]>(
    investor,
    'POST',
    'api/v1/partner-transactional/stock-memo/list',
    { rowPerPage: 10, pageNumber: 1, isDescending: true, orderBy: 'createdOn' },
  );
  if (!commitment || !position) throw new Error('The investor has no history.');
  const { guid, campaignGuid }: Commitment = commitment;
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  for (const [path, heading] of [
    [paths.campaign(campaign.guid), campaign.nameOfIssuer],
    [paths.invest(campaign.guid), `Invest in ${campaign.nameOfIssuer}`],
    [paths.commitment(guid, campaignGuid), 'Investment Commitments'],
    [paths.commitmentByCampaign(campaignGuid), 'Investment Commitments'],
    [paths.stockPosition(position.guid), 'Security Position Details'],
  ] as const) {
    await goTo(page, path);
    const title = portal.getByRole('heading', { level: 1 }).filter({ hasText: heading });
    await expect(title).toBeVisible();
    await reload(page);
    await expect(title).toBeVisible();
    expect(new URL(portalFrame(page).url()).pathname).toBe(path);
  }
});

test('readings S2: redirects the root and the welcome screen to the profile with a session', async ({
  page,
}) => {
  const portal = await openPortal(page, await freshInvestor('Basic'));
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  for (const path of [paths.root, paths.acceptance, '/index.html']) {
    await goTo(page, path);
    await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(new URL(portalFrame(page).url()).pathname).toBe(paths.profile);
  }
});

test('readings S2: redirects every address below /main to the welcome screen without a session', async ({
  page,
}) => {
  await page.goto(`${hostUrl}${paths.profile}/nowhere`);
  await expect(page).toHaveURL(hostUrl + paths.acceptance);
});
