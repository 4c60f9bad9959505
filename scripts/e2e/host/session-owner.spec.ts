import type { Page } from '@playwright/test';
import { EmbeddingPage } from './embedding-page';
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
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(check).observe(document, everything);
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

// §1 A stored session.
test('never shows one investor’s data around the hand-over of another', async ({ page, own }) => {
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

test('two tabs share a renewed token, and a hand-over of another investor in one tab closes the session in the other', async ({
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

  const title = portal.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Another investor opened the portal');
  await expectPosted(page, 'portal:superseded');
  await expect(portal.getByText(/Althea|55,555|Bayani|66,666/)).toHaveCount(0);
  await expectAccessible(page, own.portalUrl);
  await handOverOnRequest(page, second);
  await portal.getByRole('button', { name: 'Open the portal again' }).click();
  await expect(portal.getByText('66,666.00')).toBeVisible();
  await tab.close();
});

test('readings S10: a tab that lags behind a sign-out leaves the next investor’s session alone', async ({
  page,
  own,
  context,
}) => {
  const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 91_111 });
  const portal = await platform.signIn('91,111.00');
  const other = await context.newPage();
  const otherPortal = await platform.signIn('91,111.00', other);
  const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 92_222 });

  // A synchronous request blocks everything else in a document.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/lagging', async (route) => {
    await held;
    await route.fulfill({ body: '' });
  });
  const asked = page.waitForRequest('**/lagging');
  const lag = own.frame(page).evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/lagging', false);
    request.send();
  });
  await asked;
  await other.evaluate('portal.signOut()');
  await other.evaluate(`investor = ${JSON.stringify(detailsOf(second))}; portal.handOver()`);
  await expect(otherPortal.getByText('92,222.00')).toBeVisible();
  goOn();
  await lag;

  const title = portal.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/You’ve been signed out|Another investor opened the portal/);
  await expect(portal.getByText(/Althea|91,111|Bayani|92,222/)).toHaveCount(0);
  await expect(portal.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  // Wait, in case the blocked tab still does something.
  await page.waitForTimeout(1_500);
  await expect(otherPortal.getByText('92,222.00')).toBeVisible();
  const data = await own.frame(other).evaluate(() => ({ ...localStorage }));
  expect(data).toMatchObject({
    externalCode: JSON.stringify(second.externalReferenceCode),
    external: JSON.stringify(detailsOf(second)),
    users: expect.stringContaining('Bayani'),
  });
  await openFromMenu(otherPortal, 'Portfolio');
  await expect(otherPortal.getByText(/Stock Position/).first()).toBeVisible();
  await other.close();
});
