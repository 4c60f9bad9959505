import type { Page } from '@playwright/test';
import { portalFrame } from '../portal-frame';
import { expect, expectAccessible, test } from '../portal';
import { button, openAgreement, startStroke } from './wizard';

test('keeps the drawing through a rotation in the middle of a stroke and trims it to its ink, and only logs when there is no IP address', async ({
  page,
}) => {
  let lookups = 0;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/public-ip*', (route) => {
    lookups += 1;
    return route.abort();
  });
  const wizard = await openAgreement(page);
  const { portal } = wizard;
  await button(portal, 'Add Signature').click();
  const canvas = portal.getByRole('dialog', { name: 'Digital Signature' }).locator('canvas');
  const size = page.viewportSize();
  if (!size) throw new Error('No viewport.');
  // A tap is not a signature, and Save says what to do.
  await canvas.click();
  await button(portal, 'Save').click();
  await expect(portal.getByRole('alert')).toContainText('too small');
  await button(portal, 'Clear').click();
  await expect(portal.getByRole('alert')).toBeHidden();
  await startStroke(page, canvas);
  await page.setViewportSize({ width: size.height, height: size.width });
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toBeInViewport({ ratio: 0.98 });
  await page.setViewportSize(size);
  await page.mouse.up();
  await button(portal, 'Clear').click();
  await expect(portal.getByText('Sign here')).toBeVisible();
  await startStroke(page, canvas);
  await page.setViewportSize({ width: size.height, height: size.width });
  await page.setViewportSize(size);
  await page.mouse.up();
  await button(portal, 'Save').click();
  const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
  await expect(signature).toBeVisible();
  const [width, height] = await signature.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as const;
  });
  // The stroke is flat and crosses 40 % of the canvas.
  expect(width).toBeGreaterThan(height * 5);
  // §8: once per dialog.
  expect(lookups).toBe(1);
  expect(logged.filter((line) => line.includes('Error fetching IP address'))).toHaveLength(1);
  await expect(portal.getByText('Failed!')).toBeHidden();
});

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
