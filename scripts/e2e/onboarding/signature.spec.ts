import type { Page } from '@playwright/test';
import { storedIn } from '../isolated/isolated-servers';
import { expect, expectAccessible, portalFrame, reload, swipe, test } from '../portal';
import { hostUrl } from '../stack';
import { answer, button, expectStep, openAgreement, startStroke } from './wizard';

// With forced colours, the paper stays white under the black ink.
const white = 'rgb(255, 255, 255)';

test('saves a typed signature as shown, even for a long name', async ({ page }) => {
  const { portal } = await openAgreement(page);
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
  const ratio = await signature.evaluate(ratioOf);
  // The ratio is close to the preview's 16:9. On a single line the name would be far wider.
  expect(ratio).toBeGreaterThan(1);
  expect(ratio).toBeLessThan(4);
});

test.describe('on a phone', () => {
  test.use({ isMobile: true });

  test('a drawn signature outlives a rotation, is lost on a reload, which step 5 says, and holds up no sign-out', async ({
    page,
  }) => {
    const { portal, investor } = await openAgreement(page);
    await button(portal, 'Add Signature').tap();
    const dialog = portal.getByRole('dialog', { name: 'Digital Signature' });
    const canvas = dialog.locator('canvas');
    await expect(canvas).toBeVisible();
    await dialog.evaluate((it) => Promise.all(it.getAnimations().map((each) => each.finished)));
    await test.step('the paper stays white where the browser darkens light pages', async () => {
      const paper = canvas.locator('..');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
      // Computed styles do not show that, so a pixel near the corner is read.
      const shot = (await paper.screenshot()).toString('base64');
      expect(await page.evaluate(pixelOf, shot)).toEqual([255, 255, 255, 255]);
      await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: false });
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await expect(paper).toHaveCSS('background-color', white);
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    });
    await test.step('a finger draws, and the page beneath stays where it is', async () => {
      const before = await canvas.boundingBox();
      await swipe(page, canvas, 0.3, 0.7);
      await expect(portal.getByText('Sign here')).toBeHidden();
      expect(await canvas.boundingBox()).toEqual(before);
      // Chromium may take a tap after a swipe for the end of the swipe, so this is a click.
      await button(portal, 'Clear').click();
      await expect(portal.getByText('Sign here')).toBeVisible();
    });
    await test.step('a rotation in the middle of a stroke keeps the drawing, which is trimmed to its ink', async () => {
      const size = page.viewportSize() ?? { width: 360, height: 800 };
      await startStroke(page, canvas);
      await page.setViewportSize({ width: size.height, height: size.width });
      await canvas.scrollIntoViewIfNeeded();
      await expect(canvas).toBeInViewport({ ratio: 0.98 });
      await page.setViewportSize(size);
      await page.mouse.up();
      await button(portal, 'Save').click();
      const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
      await expect(signature).toBeVisible();
      // The stroke is flat and crosses 40 % of the canvas.
      expect(await signature.evaluate(ratioOf)).toBeGreaterThan(5);
    });
    await expect(portal.getByText('123-456-789')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await reload(page);
    await expectStep(portal, 5, 'Investor Agreement');
    const lost = 'Enter your tax identification number and your signature again';
    await expect(portal.getByText(lost)).toBeVisible();
    await expect(portal.getByText('123-456-789')).toBeHidden();
    await expect(button(portal, 'Add Signature')).toBeVisible();

    await test.step('a platform that signs out and leads away in the same turn is not held up', async () => {
      // A page asks before it is left only once the investor has touched it.
      await answer(portal, /open the investments account/, true);
      page.on('dialog', (dialog) => void dialog.dismiss());
      await page.evaluate(() => {
        document.getElementById('session')?.click();
        window.location.assign('/favicon.svg');
      });
      await page.waitForURL('**/favicon.svg');
      await page.goto(`${hostUrl}/healthz`);
      expect(await storedIn(page)).not.toContain(investor.externalReferenceCode);
    });
  });
});

async function ratioOf(image: HTMLImageElement): Promise<number> {
  await image.decode();
  return image.naturalWidth / image.naturalHeight;
}

/** Returns the colour of a picture's pixel near its corner. Runs in the page. */
async function pixelOf(base64: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(await createImageBitmap(new Blob([bytes])), -10, -10);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}

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
