import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing';
import { control, openFromMenu } from '../portal';
import {
  handOverOnRequest,
  detailsOf,
  expect,
  expectAccessible,
  expectPosted,
  freshInvestor,
  handOver,
  openFor,
  storedIn,
  test,
  type IsolatedServers,
} from '../isolated/isolated-servers';

async function watchFor(page: Page, ...texts: string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('recordSeen', (text: string) => void seen.add(text));
  await page.addInitScript((texts) => {
    const check = () => {
      const html = document.documentElement?.outerHTML ?? '';
      const { recordSeen } = window as unknown as { recordSeen(text: string): void };
      for (const text of texts) if (html.includes(text)) recordSeen(text);
    };
    new MutationObserver(check).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, texts);
  return seen;
}

async function storeSession(page: Page, own: IsolatedServers, balance: number) {
  const first = await freshInvestor('Premium', { firstName: 'Althea', balance });
  const portal = await openFor(page, own, first);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(portal.getByText(/^Althea /)).toBeVisible();
  return { first, portal };
}

/** Reloads the platform's page and waits, in case the portal shows another investor's data. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectPosted(page, 'portal:navigated');
  await page.waitForTimeout(500);
}

test.describe('§1 a stored session', () => {
  test('never shows the first investor’s data around the hand-over of the second', async ({
    page,
    own,
  }) => {
    const { first, portal } = await storeSession(page, own, 111_111);
    await own.frame(page).evaluate(() => {
      sessionStorage.setItem('investor:later', 'of the first');
      sessionStorage.setItem('investor:registration', 'of the first');
    });
    const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 222_222 });
    const seen = await watchFor(page, 'Althea', '111,111.00', 'Bayani');
    await reload(page);
    await expect(portal.getByText('Loading...').first()).toBeVisible();
    await handOverOnRequest(page, second);
    await handOver(page, second);
    await expect(portal.getByText('222,222.00')).toBeVisible();
    expect([...seen]).toEqual(['Bayani']);
    const stored = await storedIn(own.frame(page));
    expect(stored).toContain(second.externalReferenceCode);
    expect(stored).not.toContain(first.externalReferenceCode);
    expect(stored).not.toContain('of the first');
  });

  test('opens the same screen when the same investor is handed over', async ({ page, own }) => {
    const { first, portal } = await storeSession(page, own, 50_000);
    const heading = portal.getByRole('heading', { level: 1, name: 'Account Activity' });
    own.opens = paths.accountActivity;
    await reload(page);
    await expect(heading).toHaveCount(0);
    await handOver(page, first);
    await expect(heading).toBeVisible();
    expect(new URL(own.frame(page).url()).pathname).toBe(paths.accountActivity);
    await expectPosted(page, 'portal:navigated');
    await test.step('invalid stored values do not stand in the way', async () => {
      await own.frame(page).evaluate(() => {
        for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"broken":');
      });
      await reload(page);
      await handOver(page, first);
      await expect(heading).toBeVisible();
      const external = await own.frame(page).evaluate(() => localStorage.getItem('external'));
      expect(JSON.parse(external ?? '')).toEqual(detailsOf(first));
    });
  });
});

test('Back never shows another investor’s receipt', async ({ page, own }) => {
  const campaign = await freshCampaign();
  const { first, portal } = await storeSession(page, own, 123_456);
  own.opens = paths.invest(campaign.guid);
  await page.reload();
  await expectPosted(page, 'portal:ready');
  await handOver(page, first);
  await portal.getByLabel('Amount').fill('5,000');
  for (const name of ['Invest', 'Continue', 'Submit'])
    await portal.getByRole('button', { name, exact: true }).click();
  const receipt = portal.getByText('Your commitment: PHP 5,000.00');
  await expect(receipt).toBeVisible();
  await openFromMenu(portal, 'Profile');
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 222_222 });
  const list = portal.getByRole('heading', { level: 1, name: 'Investment Opportunities' });
  await handOverOnRequest(page, second);
  await handOver(page, second);
  await expect(portal.getByText('222,222.00')).toBeVisible();
  await own.frame(page).evaluate(() => history.back());
  await expect(list).toBeVisible();
  await expect(portal.getByRole('article').first()).toBeVisible();
  await expect(receipt).toHaveCount(0);
  await expect(portal.getByRole('button', { name: 'Receipt' })).toHaveCount(0);
});

test.describe('two tabs', () => {
  test('share a renewed token, and a hand-over of another investor in one tab closes the session in the other', async ({
    page,
    own,
    context,
  }) => {
    const { first, portal } = await storeSession(page, own, 55_555);
    const tab = await context.newPage();
    await tab.goto(own.platformUrl);
    await expectPosted(tab, 'portal:ready');
    await test.step('share a renewed token', async () => {
      const { externalReferenceCode } = first;
      await control('tokens/revoke', { externalReferenceCode });
      const { access_token } = await control<{ access_token: string }>('tokens', {
        externalReferenceCode,
      });
      await handOver(tab, { ...first, tokenDetails: { access_token } });
      await expect(tab.frameLocator('iframe').getByText('55,555.00')).toBeVisible();
      const bearer = page.waitForRequest((request) => request.url().includes('/stock-memo/list'));
      await openFromMenu(portal, 'Portfolio');
      expect((await bearer).headers()['authorization']).toBe(`Bearer ${access_token}`);
    });
    const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 66_666 });
    await tab.goto(own.platformUrl);
    await handOverOnRequest(tab, second);
    await expectPosted(tab, 'portal:ready');
    await handOver(tab, second);
    await expect(tab.frameLocator('iframe').getByText('66,666.00')).toBeVisible();

    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(
      'Another investor opened the portal',
    );
    await expect(portal.getByText(/Althea|55,555|Bayani|66,666/)).toHaveCount(0);
    await expectAccessible(page, own.portalUrl);
    await handOverOnRequest(page, second);
    await portal.getByRole('button', { name: 'Open the portal again' }).click();
    await expect(portal.getByText('66,666.00')).toBeVisible();
    await tab.close();
  });
});
