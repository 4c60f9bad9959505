import { chromium, type Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { ensureBrowser } from '../ensure-browser.mjs';
import { signIn } from '../federation/fixture';
import { commit, freshCampaign } from '../investing';
import { expect, freshInvestor, test as base } from '../isolated/isolated-servers';
import { callApi } from '../portal';
import { hostUrl } from '../stack';
import { EmbeddingPage } from './embedding-page';

/** A page of a browser that has the cache, which Playwright disables because it does not see the frames of a restored page. */
const test = base.extend<{ cached: Page }>({
  cached: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage());
    await browser.close();
  },
});

const ready = `posted.filter((each) => each === 'portal:ready').length`;

test('readings S8: a page restored from the back/forward cache reloads, and shows nothing of the former investor when the platform has another', async ({
  cached: page,
  own,
}) => {
  const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 91_111 });
  await platform.signIn('91,111.00');
  const requests = EmbeddingPage.requestsWith(page, platform.investor.tokenDetails.access_token);
  // From now on, the platform hands over the second investor.
  const second = await freshInvestor('Premium', { balance: 92_222 });
  await page.evaluate(`wasRestored = true; investor = ${JSON.stringify(second)}`);
  own.responses['GET /left'] = () => ({ type: 'text/html', text: '<title>Left</title>' });
  await page.goto(`${own.platformUrl}/left`);
  requests.length = 0;
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(ready).catch(() => 0)).toBe(2);
  expect(await page.evaluate('wasRestored')).toBe(true);
  await expect.poll(() => page.evaluate('detailsRequests')).toBe(2);
  await page.waitForTimeout(1_000);
  expect(requests).toEqual([]);
});

test('Back shows the commitment as it stands, not as it was cached', async ({ cached: page }) => {
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
