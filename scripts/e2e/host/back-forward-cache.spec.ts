import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser.mjs';
import { EmbeddingPage } from './embedded.ts';
import { expect, freshInvestor, test } from '../isolated/isolated-places.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright switches the cache off, because it does not see the frames of a page that comes out of it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

const ready = `said.filter((each) => each === 'portal:ready').length`;

test.describe('readings S8: the browser’s Back, after the platform has signed the investor out', () => {
  for (const [who, change] of [
    ['nobody', () => `behaviour = 'nobody'`],
    [
      'another investor',
      async () => {
        const second = await freshInvestor('Premium', { balance: 92_222 });
        return `investor = ${JSON.stringify(second)}`;
      },
    ],
  ] as const)
    test(`asks the platform again, and shows what belongs to ${who}`, async ({ own }) => {
      const page = await browser.newPage();
      const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 91_111 });
      await platform.signIn('91,111.00');
      const carrying = EmbeddingPage.carrying(page, platform.investor.tokenDetails.access_token);
      // What the platform's server will say from now on.
      await page.evaluate(`wasKept = true; ${await change()}`);
      own.answers['GET /left'] = () => ({ type: 'text/html', text: '<title>Left</title>' });
      await page.goto(`${own.platformUrl}/left`);
      await page.evaluate(() => history.back());
      await expect.poll(() => page.evaluate(ready).catch(() => 0)).toBe(2);
      expect(await page.evaluate('wasKept')).toBe(true);
      await expect.poll(() => page.evaluate('asked')).toBe(2);
      await page.waitForTimeout(1_000);
      expect(carrying).toEqual([]);
      await page.close();
    });
});
