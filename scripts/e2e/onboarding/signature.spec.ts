import type { Page } from '@playwright/test';
import { portalFrame } from '../portal-frame';
import { expect, expectAccessible, test } from '../portal';
import { button, openAgreement } from './wizard';

test('saves a typed signature as shown, even for a long name', async ({ page }) => {
  const wizard = await openAgreement(page);
  const { portal } = wizard;
  await button(portal, 'Add Signature').click();
  const dialog = portal.getByRole('dialog', { name: 'Digital Signature' });
  const height = () => dialog.evaluate((it) => it.getBoundingClientRect().height);
  await expect(portal.getByText('Sign here')).toBeVisible();
  const toDraw = await height();
  await portal.getByRole('tab', { name: 'Type' }).click();
  expect(await height()).toBe(toDraw);
  const nameField = portal.getByLabel('Your full name');
  await nameField.fill('123');
  await button(portal, 'Save').click();
  await expect(portal.getByRole('alert')).toContainText('at least one letter');
  const name = 'Maria Isabel Concepcion Villanueva y Dela Cruz de los Reyes viuda de Montenegro';
  await nameField.fill(name);
  await expect(portal.getByRole('alert')).toBeHidden();
  expect(await height()).toBe(toDraw);
  await expectAccessible(page);
  // With forced colours, the paper stays white under the black ink.
  const white = 'rgb(255, 255, 255)';
  const paper = dialog.locator('canvas').locator('..');
  // So it does in a browser that darkens light pages. Computed styles do not show that, so a pixel near the corner is read.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const shot = (await paper.screenshot()).toString('base64');
  const pixel = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(await createImageBitmap(new Blob([bytes])), -10, -10);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, shot);
  expect(pixel).toEqual([255, 255, 255, 255]);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: false });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(paper).toHaveCSS('background-color', white);
  // Browsers that protect against fingerprinting return white pixels or noise instead of the picture.
  for (const protection of ['white', 'noise'] as const) {
    await canvasReturns(page, protection);
    await button(portal, 'Save').click();
    await expect(portal.getByRole('alert')).toContainText('no picture');
    await portal.getByRole('tab', { name: 'Draw' }).click();
    await expect(portal.getByRole('alert')).toBeHidden();
    // Without a stroke nothing is saved, whatever the pixels are.
    await button(portal, 'Save').click();
    await canvasReturns(page, 'picture');
    await portal.getByRole('tab', { name: 'Type' }).click();
  }
  await button(portal, 'Save').click();
  const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
  await expect(signature).toBeVisible();
  await expect(signature.locator('..')).toHaveCSS('background-color', white);
  const ratio = await signature.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth / image.naturalHeight;
  });
  // The ratio is close to the preview's 16:9. On a single line the name would be far wider.
  expect(ratio).toBeGreaterThan(1);
  expect(ratio).toBeLessThan(4);
});

async function canvasReturns(page: Page, content: 'picture' | 'white' | 'noise') {
  await portalFrame(page).evaluate((wanted) => {
    interface Replaced {
      original?: CanvasRenderingContext2D['getImageData'];
    }
    const prototype = CanvasRenderingContext2D.prototype;
    const kept = window as unknown as Replaced;
    const original = (kept.original ??= prototype.getImageData);
    prototype.getImageData = function getImageData(...args: [number, number, number, number]) {
      const pixels = original.apply(this, args);
      if (wanted === 'white') pixels.data.fill(255);
      if (wanted === 'noise')
        pixels.data.forEach((_, at, data) => (data[at] = Math.random() * 256));
      return pixels;
    };
  }, content);
}
