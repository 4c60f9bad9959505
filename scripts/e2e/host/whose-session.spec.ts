import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing.ts';
import { control } from '../portal.ts';
import {
  answerWith,
  detailsOf,
  expect,
  expectAccessible,
  expectSaid,
  freshInvestor,
  handOver,
  test,
  type IsolatedPlaces,
} from '../isolated/isolated-places.ts';

/** Every page of the portal tells at once when one of the words is anywhere in its document. */
async function watchFor(page: Page, ...words: string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteSeen', (word: string) => void seen.add(word));
  await page.addInitScript((words) => {
    const look = () => {
      const text = document.documentElement?.outerHTML ?? '';
      const { noteSeen } = window as unknown as { noteSeen(word: string): void };
      for (const word of words) if (text.includes(word)) noteSeen(word);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, words);
  return seen;
}

/** The portal of the first investor, on their profile, with the session kept for the next page. */
async function keptSession(page: Page, own: IsolatedPlaces, balance: number) {
  const first = await freshInvestor('Premium', { firstName: 'Althea', balance });
  await page.goto(own.platformUrl);
  await expectSaid(page, 'portal:ready');
  await handOver(page, first);
  const portal = page.frameLocator('iframe');
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(portal.getByText(/^Althea /)).toBeVisible();
  return { first, portal };
}

/** Reloads the platform's page, and waits until the portal has had the time to show what it should not. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectSaid(page, 'portal:navigated');
  await page.waitForTimeout(500);
}

test.describe('§1 a session that an earlier page has kept', () => {
  test('shows nothing of the first investor before or after the second’s hand-over', async ({
    page,
    own,
  }) => {
    const { first, portal } = await keptSession(page, own, 111_111);
    await own.frame(page).evaluate(() => {
      sessionStorage.setItem('investor:later', 'of the first');
      sessionStorage.setItem('investor:registration', 'of the first');
    });
    const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 222_222 });
    const seen = await watchFor(page, 'Althea', '111,111.00', 'Bayani');
    await reload(page);
    await expect(portal.getByText('Loading...').first()).toBeVisible();
    await answerWith(page, second);
    await handOver(page, second);
    await expect(portal.getByText('222,222.00')).toBeVisible();
    expect([...seen]).toEqual(['Bayani']);
    const kept = await own
      .frame(page)
      .evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).toContain(second.externalReferenceCode);
    expect(kept).not.toContain(first.externalReferenceCode);
    expect(kept).not.toContain('of the first');
  });

  test('shows at once, in its place, when the same investor is handed over', async ({
    page,
    own,
  }) => {
    const { first, portal } = await keptSession(page, own, 50_000);
    const heading = portal.getByRole('heading', { level: 1, name: 'Account Activity' });
    own.opens = paths.accountActivity;
    await reload(page);
    await expect(heading).toHaveCount(0);
    await handOver(page, first);
    await expect(heading).toBeVisible();
    expect(new URL(own.frame(page).url()).pathname).toBe(paths.accountActivity);
    await expectSaid(page, 'portal:navigated');
  });

  test('needs nobody’s word on a page of its own', async ({ page, own }) => {
    await keptSession(page, own, 44_444);
    await page.goto(own.portalUrl);
    await expect(page.getByText('44,444.00')).toBeVisible();
  });
});

test('the way back shows nobody else’s receipt', async ({ page, own }) => {
  const campaign = await freshCampaign();
  const { first, portal } = await keptSession(page, own, 123_456);
  own.opens = paths.invest(campaign.guid);
  await page.reload();
  await expectSaid(page, 'portal:ready');
  await handOver(page, first);
  await portal.getByLabel('Amount').fill('5,000');
  for (const name of ['Invest', 'Continue', 'Submit'])
    await portal.getByRole('button', { name, exact: true }).click();
  const receipt = portal.getByText('You committed PHP 5,000.00');
  await expect(receipt).toBeVisible();
  await portal.getByRole('button', { name: 'Menu' }).click();
  await portal.getByRole('link', { name: 'Profile' }).click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 222_222 });
  const list = portal.getByRole('heading', { level: 1, name: 'Investment Opportunities' });
  await answerWith(page, second);
  await handOver(page, second);
  await expect(portal.getByText('222,222.00')).toBeVisible();
  await own.frame(page).evaluate(() => history.back());
  await expect(list).toBeVisible();
  await expect(portal.getByRole('article').first()).toBeVisible();
  await expect(receipt).toHaveCount(0);
  await expect(portal.getByRole('button', { name: 'Receipt' })).toHaveCount(0);
});

test.describe('two tabs', () => {
  test('another investor’s hand-over in one closes the session of the other', async ({
    page,
    own,
    context,
  }) => {
    const { portal } = await keptSession(page, own, 55_555);
    const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 66_666 });
    const tab = await context.newPage();
    await tab.goto(own.platformUrl);
    await answerWith(tab, second);
    await expectSaid(tab, 'portal:ready');
    await handOver(tab, second);
    await expect(tab.frameLocator('iframe').getByText('66,666.00')).toBeVisible();

    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Session closed');
    await expect(portal.getByText(/Althea|55,555|Bayani|66,666/)).toHaveCount(0);
    await expectAccessible(page, own.portalUrl);
    await answerWith(page, second);
    await portal.getByRole('button', { name: 'Open the portal again' }).click();
    await expect(portal.getByText('66,666.00')).toBeVisible();
    await tab.close();
  });

  test('a token that one has received is the other’s as well', async ({ page, own, context }) => {
    const { first } = await keptSession(page, own, 77_777);
    const tab = await context.newPage();
    await tab.goto(own.platformUrl);
    await expectSaid(tab, 'portal:ready');
    const { externalReferenceCode } = first;
    await control('tokens/revoke', { externalReferenceCode });
    const { access_token } = await control<{ access_token: string }>('tokens', {
      externalReferenceCode,
    });
    await handOver(tab, { ...first, tokenDetails: { access_token } });
    await expect(tab.frameLocator('iframe').getByText('77,777.00')).toBeVisible();
    const bearer = page.waitForRequest((request) => request.url().includes('/stock-memo/list'));
    const portal = page.frameLocator('iframe');
    await portal.getByRole('button', { name: 'Menu' }).click();
    await portal.getByRole('link', { name: 'Portfolio' }).click();
    expect((await bearer).headers()['authorization']).toBe(`Bearer ${access_token}`);
    await tab.close();
  });

  test('what one forgets is forgotten in the other', async ({ page, own, context }) => {
    const { portal } = await keptSession(page, own, 88_888);
    const tab = await context.newPage();
    await tab.goto(own.portalUrl);
    await expect(tab.getByText('88,888.00')).toBeVisible();
    await tab.evaluate(() => localStorage.clear());
    await expect(portal.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible();
    await expect(portal.getByText('88,888.00')).toHaveCount(0);
    await tab.close();
  });
});

test('stored text that cannot be read is dropped, and the next hand-over starts well', async ({
  page,
  own,
}) => {
  const { first, portal } = await keptSession(page, own, 99_999);
  for (const text of ['{"broken":', '[]', '"text"', '{"code":1}', 'null']) {
    await own.frame(page).evaluate((text) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    }, text);
    await page.reload();
    await expectSaid(page, 'portal:ready');
    await handOver(page, first);
    await expect(portal.getByText('99,999.00')).toBeVisible();
  }
  const external = await own.frame(page).evaluate(() => localStorage.getItem('external'));
  expect(JSON.parse(external ?? '')).toEqual(detailsOf(first));
});
