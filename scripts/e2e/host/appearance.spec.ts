import { readHex } from '@investor-portal/shared/theme/rgb';
import { colours } from '@investor-portal/shared/theme/colours';
import { darkColours } from '@investor-portal/shared/theme/dark-colours';
import type { Appearance } from '@investor-portal/embed/embed-types';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing';
import { expect, expectAccessible, freshInvestor, test } from '../isolated/isolated-servers';
import { recordShifts } from '../layout-shifts';
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

const brand: Appearance = {
  variables: {
    colorPrimary: '#d9b96a',
    colorBackground: '#0c3b2a',
    colorText: '#f4efe0',
    fontFamily: 'serif',
    borderRadius: '0px',
    spacingUnit: '3px',
  },
};

test('the colours of a brand are there at the first paint, and nothing moves after it', async ({
  page,
  own,
}) => {
  own.settings = { appearance: brand };
  const platform = await EmbeddingPage.of(page, own, { balance: 66_666 });
  await page.addInitScript(recordBackgrounds);
  await page.addInitScript(recordShifts);
  const portal = await platform.signIn('66,666.00');
  const body = portal.locator('body');
  await expect(body).toHaveCSS('font-family', /serif$/);
  await expect(portal.locator('html')).toHaveCSS('color-scheme', 'dark');
  const seen = () =>
    body.evaluate(() => {
      const { backgrounds } = window as unknown as PaintRecord;
      return [[...backgrounds], window.layoutShifts];
    });
  expect(await seen()).toEqual([[rgb('#0c3b2a')], []]);

  // The page puts its appearance into the frame's name, which takes precedence over the configuration.
  const said: Appearance = { theme: 'dark', variables: { colorBackground: '#2a0c3b' } };
  const { html } = own;
  own.html = (portalUrl, opens) =>
    html(portalUrl, opens).replace(
      'getPartnerDetails()',
      `appearance: ${JSON.stringify(said)},\n getPartnerDetails()`,
    );
  await platform.signIn('66,666.00');
  expect(await seen()).toEqual([[rgb('#2a0c3b')], []]);
});

test('variables change in place, keep what is typed, and every text stays readable', async ({
  page,
  own,
}) => {
  const campaign = await freshCampaign();
  own.opens = paths.invest(campaign.guid);
  const platform = await EmbeddingPage.of(page, own, { balance: 55_555 });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('InvestorPortal:')) said.push(message.text());
  });
  const portal = await platform.open();
  const amount = portal.getByLabel('Amount');
  await amount.fill('12500');
  const frame = own.frame(page);
  await frame.evaluate(() => Object.assign(window, { kept: true }));

  // In both themes, the text has almost the same colour as the page's background.
  const hostile: Appearance = {
    theme: 'light',
    variables: {
      colorPrimary: '#777777',
      colorBackground: '#f2e8ff',
      colorSurface: '#3a2a4d',
      colorText: '#e5d5ff',
      borderRadius: '20px',
      spacingUnit: '5px',
    },
    darkVariables: { colorBackground: '#2b2b2b', colorSurface: '#8a8a8a', colorText: '#303030' },
  };
  const update = (appearance: Appearance) =>
    page.evaluate(`portal.update({ appearance: ${JSON.stringify(appearance)} })`);
  for (const [theme, canvas] of [
    ['light', '#f2e8ff'],
    ['dark', '#2b2b2b'],
  ] as const) {
    await update({ ...hostile, theme });
    await expect(portal.locator('body')).toHaveCSS('background-color', rgb(canvas));
    await expectAccessible(page, own.portalUrl);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await frame.evaluate(() => innerWidth),
    );
  }
  await update(brand);
  await expect(portal.locator('body')).toHaveCSS('background-color', rgb('#0c3b2a'));
  await expectAccessible(page, own.portalUrl);
  await update({});
  await expect(portal.locator('body')).toHaveCSS('background-color', light);

  await expect(amount).toHaveValue('12500');
  expect(await frame.evaluate(() => 'kept' in window)).toBe(true);
  for (const name of ['colorSurface is "#3a2a4d"', 'colorText is "#e5d5ff"'])
    expect(said.filter((text) => text.includes(name))).toHaveLength(1);
  expect(said.join()).not.toContain('colorBackground is');
});
