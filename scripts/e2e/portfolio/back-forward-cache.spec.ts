import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '../federation/fixture';
import { commit, freshCampaign } from '../investing';
import { callApi, expect, freshInvestor, test } from '../portal';
import { hostUrl } from '../stack';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('Back shows the commitment as it stands now, not as it was cached', async ({ page }) => {
  const campaign = await freshCampaign();
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  const guid = await commit(investor, campaign);
  await signIn(page, { origin: hostUrl }, investor);
  await page.goto(hostUrl + paths.commitment(guid, campaign.guid));
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
  await page.goto('about:blank');
  const path = `api/v1/partner-transactional/commitment/update-status/${guid}`;
  await callApi(investor, 'PUT', path, { data: { commitmentStatusCode: 'CAN' } });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByText(/^cancell?ed$/i).first()).toBeVisible();
});
