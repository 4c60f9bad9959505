import { readHex } from '@investor-portal/shared/theme/rgb';
import { colours } from '@investor-portal/shared/theme/colours';
import { darkColours } from '@investor-portal/shared/theme/dark-colours';
import { expect, freshInvestor, test } from '../isolated/isolated-servers';
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

test('the configuration may leave the appearance to the device, and the page overrules it', async ({
  page,
  own,
}) => {
  own.settings = { appearance: 'system' };
  const platform = await EmbeddingPage.of(page, own, { balance: 88_888 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const portal = await platform.signIn('88,888.00');
  const root = portal.locator('html');
  await expect(root).toHaveAttribute('data-appearance', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-appearance', 'light');
  await page.evaluate("portal.setAppearance('dark')");
  await expect(root).toHaveAttribute('data-appearance', 'dark');
  // The frame's name carries the appearance into the next document.
  await own.frame(page).evaluate(() => location.reload());
  await expect(portal.getByText('88,888.00')).toBeVisible();
  await expect(root).toHaveAttribute('data-appearance', 'dark');
  // The print is for white paper.
  await page.emulateMedia({ media: 'print' });
  await expect(portal.locator('body')).toHaveCSS('background-color', light);
});
