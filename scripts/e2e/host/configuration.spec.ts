import { readHex } from '@investor-portal/shared/theme/brand';
import { colours } from '@investor-portal/shared/theme/colours';
import { darkColours } from '@investor-portal/shared/theme/dark-style';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing';
import { openPortal, portalFrame } from '../portal';
import { EmbeddingPage } from './embedding-page';
import { expect, expectAccessible, freshInvestor, test } from '../isolated/isolated-servers';

test('config.json: names each invalid key, and Retry starts once fixed', async ({ page, own }) => {
  own.served = JSON.stringify({ platformOrigins: ['platform.example'] });
  await page.goto(own.portalUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal cannot start');
  for (const key of ['partnerApiUrl: is missing', 'platformOrigins.0: must be an origin'])
    await expect(page.getByRole('listitem').filter({ hasText: key })).toBeVisible();
  await expectAccessible(page, own.portalUrl);
  own.served = '<!doctype html>';
  await page.goto(own.portalUrl);
  const unread = 'We couldn’t load the settings file, config.json';
  await expect(page.getByRole('alert')).toContainText(unread);
  own.served = undefined;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

function recordFirstAccent() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#portal header')) return;
    observer.disconnect();
    const firstAccent = document.documentElement.style.getPropertyValue('--brand-accent');
    Object.assign(window, { firstAccent });
  }).observe(document, { childList: true, subtree: true });
}

const rgb = (hex: string) => `rgb(${readHex(hex)?.join(', ')})`;
const dark = rgb(darkColours.canvas);
const light = rgb(colours.canvas);

function recordBackgrounds(): void {
  const backgrounds = new Set<string>();
  Object.assign(window, { backgrounds });
  const record = () => {
    if (document.body?.firstElementChild)
      backgrounds.add(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

// An empty page has no access to storage, so errors are ignored.
const darkPlatform =
  "try { if (window === top) localStorage.setItem('appearance', 'dark') } catch {}";

test('the portal is dark like the platform from its first paint, and follows', async ({ page }) => {
  const investor = await freshInvestor('Basic', { balance: 77_777 });
  await page.addInitScript(recordBackgrounds);
  await page.addInitScript(darkPlatform);
  const portal = await openPortal(page, investor);
  await expect(portal.getByText('77,777.00')).toBeVisible();
  const body = portal.locator('body');
  expect(await portalFrame(page).evaluate('[...backgrounds]')).toEqual([dark]);
  await expect(portal.locator('html')).toHaveCSS('color-scheme', 'dark');
  await body.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(body).toHaveCSS('background-color', light);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(body).toHaveCSS('background-color', dark);
  expect(await body.evaluate(() => 'kept' in window)).toBe(true);
});

test('a brand’s name, logo and colour are applied from the first paint, the appearance changes in place, and every text stays readable', async ({
  page,
  own,
}) => {
  const campaign = await freshCampaign();
  own.opens = paths.invest(campaign.guid);
  const logoUrl = `${own.platformUrl}/logo.svg`;
  // Neither white nor the theme's ink is readable on this colour, so the portal shows a darker one.
  own.settings = { brand: { name: 'Bukas Capital', logo: logoUrl, accent: '#777777' } };
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"><rect width="28" height="28"/></svg>';
  own.responses['GET /logo.svg'] = () => ({ type: 'image/svg+xml', text: picture });
  const platform = await EmbeddingPage.of(page, own, { balance: 55_555 });
  await page.addInitScript(recordFirstAccent);
  const portal = await platform.open();
  const amount = portal.getByLabel('Amount');
  await amount.fill('12500');
  const frame = own.frame(page);
  const header = portal.locator('header').first();
  await expect(header.getByRole('link', { name: 'Bukas Capital' })).toBeVisible();
  const logo = header.locator('img').first();
  await expect(logo).toHaveAttribute('src', logoUrl);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(28);
  await expect.poll(() => frame.title()).toMatch(/ · Bukas Capital$/);
  expect(await frame.evaluate('firstAccent')).toBe('#727272');
  await frame.evaluate(() => Object.assign(window, { kept: true }));
  for (const [theme, canvas] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.evaluate(`portal.setAppearance('${theme}')`);
    await expect(portal.locator('body')).toHaveCSS('background-color', canvas);
    await expectAccessible(page, own.portalUrl);
  }
  await expect(amount).toHaveValue('12500');
  expect(await frame.evaluate(() => 'kept' in window)).toBe(true);
});
