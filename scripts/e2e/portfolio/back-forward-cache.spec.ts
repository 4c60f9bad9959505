import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing.ts';
import { callApi, control, expect, freshInvestor, test } from '../portal.ts';
import { hostUrl } from '../stack.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('the portfolio resumes when restored from the back/forward cache', async ({ page }) => {
  const campaign = await freshCampaign();
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  const { code, externalReferenceCode, tokenDetails } = investor;
  const body = { externalReferenceCode, campaignGuid: campaign.guid, amount: 6_000 };
  const { guid } = await control<{ guid: string }>('commitments', body);
  await page.goto(`${hostUrl}/__remotes`);
  const external = JSON.stringify({ code, externalReferenceCode, tokenDetails });
  await page.evaluate((text) => localStorage.setItem('external', text), external);
  await page.goto(hostUrl + paths.commitment(guid, campaign.guid));
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { cameFromCache: persisted }),
    );
  });
  await page.goto('about:blank');
  const path = `api/v1/partner-transactional/commitment/update-status/${guid}`;
  await callApi(investor, 'PUT', path, { data: { commitmentStatusCode: 'CAN' } });
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'cameFromCache' in window && window.cameFromCache)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  // Changes made meanwhile appear on the next screen that fetches them.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${paths.commitments}?view=commitment`);
  await expect(page.getByText(/^cancell?ed$/i).first()).toBeVisible();
});
