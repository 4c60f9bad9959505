import { readHex } from '@investor-portal/shared/theme/brand';
import { colours } from '@investor-portal/shared/theme/colours';
import { darkColours } from '@investor-portal/shared/theme/dark-style';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing';
import { expect, expectAccessible, freshInvestor, test } from '../isolated/isolated-servers';
import { openPortal } from '../portal';
import { EmbeddingPage } from './embedding-page';

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

test('the portal is dark from its first paint where the platform is, and follows it in place', async ({
  page,
}) => {
  const investor = await freshInvestor('Basic', { balance: 77_777 });
  await page.addInitScript(recordBackgrounds);
  await page.addInitScript(darkPlatform);
  const portal = await openPortal(page, investor);
  await expect(portal.getByText('77,777.00')).toBeVisible();
  const body = portal.locator('body');
  expect(await body.evaluate(() => [...(window as unknown as PaintRecord).backgrounds])).toEqual([
    dark,
  ]);
  await expect(portal.locator('html')).toHaveCSS('color-scheme', 'dark');
  await body.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(body).toHaveCSS('background-color', light);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(body).toHaveCSS('background-color', dark);
  expect(await body.evaluate(() => 'kept' in window)).toBe(true);
});

interface PaintRecord {
  backgrounds: Set<string>;
}

test('the brand’s colour and the appearance change in place, keep what is typed, and every text stays readable', async ({
  page,
  own,
}) => {
  const campaign = await freshCampaign();
  own.opens = paths.invest(campaign.guid);
  // Neither white nor the theme's ink is readable on this colour.
  own.settings = { brand: { accent: '#777777' } };
  const platform = await EmbeddingPage.of(page, own, { balance: 55_555 });
  const portal = await platform.open();
  const amount = portal.getByLabel('Amount');
  await amount.fill('12500');
  const frame = own.frame(page);
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
