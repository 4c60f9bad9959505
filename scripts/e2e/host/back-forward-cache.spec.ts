import { chromium } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser.mjs';
import { EmbeddingPage } from './embedding-page';
import { expect, freshInvestor, test } from '../isolated/isolated-servers';

const ready = `posted.filter((each) => each === 'portal:ready').length`;

test('readings S8: a page restored from the back/forward cache reloads, and shows nothing of the former investor when the platform has another', async ({
  own,
}) => {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright disables the cache by default, because it does not see the frames of a restored page.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 91_111 });
  await platform.signIn('91,111.00');
  const requests = EmbeddingPage.requestsWith(page, platform.investor.tokenDetails.access_token);
  // From now on, the platform hands over the second investor.
  const second = await freshInvestor('Premium', { balance: 92_222 });
  await page.evaluate(`wasRestored = true; investor = ${JSON.stringify(second)}`);
  own.responses['GET /left'] = () => ({ type: 'text/html', text: '<title>Left</title>' });
  await page.goto(`${own.platformUrl}/left`);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(ready).catch(() => 0)).toBe(2);
  expect(await page.evaluate('wasRestored')).toBe(true);
  await expect.poll(() => page.evaluate('detailsRequests')).toBe(2);
  await page.waitForTimeout(1_000);
  expect(requests).toEqual([]);
  await browser.close();
});
