import {
  expect,
  expectAccessible,
  freshInvestor,
  openFor,
  storedIn,
  test,
} from '../isolated/isolated-servers';

test.describe('config.json', () => {
  test('names each invalid key, and starts with Retry once they are fixed', async ({
    page,
    own,
  }) => {
    own.served = JSON.stringify({ platformOrigins: ['platform.example'] });
    await page.goto(own.portalUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal cannot start');
    for (const key of ['partnerApiUrl: is missing', 'platformOrigins.0: must be an origin'])
      await expect(page.getByRole('listitem').filter({ hasText: key })).toBeVisible();
    await expectAccessible(page, own.portalUrl);
    own.served = '<!doctype html>';
    await page.goto(own.portalUrl);
    await expect(page.getByRole('alert')).toContainText(
      'We couldn’t load the settings file, config.json',
    );
    own.served = undefined;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  });
});

function recordFirstAccent() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#portal header')) return;
    observer.disconnect();
    const firstAccent = document.documentElement.style.getPropertyValue('--brand-accent');
    Object.assign(window, { firstAccent });
  }).observe(document, { childList: true, subtree: true });
}

test.describe('brand', () => {
  test('applies name, logo and accent, and keeps text readable on any accent', async ({
    page,
    own,
  }) => {
    own.settings = {
      brand: { name: 'Bukas Capital', logo: `${own.platformUrl}/logo.svg`, accent: '#fff200' },
    };
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"><rect width="28" height="28"/></svg>';
    own.responses['GET /logo.svg'] = () => ({ type: 'image/svg+xml', text: picture });
    const investor = await freshInvestor('Basic');
    await page.addInitScript(recordFirstAccent);
    const portal = await openFor(page, own, investor);
    const name = portal.getByRole('banner').or(portal.locator('header')).first();
    await expect(name.getByRole('link', { name: 'Bukas Capital' })).toBeVisible();
    const logo = name.getByRole('img', { includeHidden: true }).or(name.locator('img')).first();
    await expect(logo).toHaveAttribute('src', `${own.platformUrl}/logo.svg`);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(28);
    await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect.poll(() => own.frame(page).title()).toBe('Profile · Bukas Capital');
    await expect(portal.locator('html')).toHaveAttribute('style', /--brand-accent: ?#fff200/i);
    expect(await own.frame(page).evaluate('firstAccent')).toBe('#fff200');
    await expectAccessible(page, own.portalUrl);
  });
});

// Other tests cover 'local', and persisted-atom.test.ts 'session'.
test("sessionPersistence 'memory' stores no part of the session", async ({ page, own }) => {
  own.settings = { sessionPersistence: 'memory' };
  const investor = await freshInvestor('Premium', { balance: 45_454 });
  const portal = await openFor(page, own, investor);
  await expect(portal.getByText('45,454.00')).toBeVisible();
  const stored = await storedIn(own.frame(page));
  for (const secret of [investor.externalReferenceCode, investor.tokenDetails.access_token])
    expect(stored).not.toContain(secret);
  expect(await own.frame(page).evaluate(() => document.cookie)).toBe('');
  await page.goto(own.portalUrl);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});
