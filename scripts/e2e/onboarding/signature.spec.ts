import { expect, expectAccessible, test } from '../portal.ts';
import { button, draw, openAgreement } from './wizard.ts';

test('keeps the drawing through a rotation and trims it to its ink, and only logs when there is no IP address', async ({
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
  await draw(wizard);
  const size = page.viewportSize();
  if (!size) throw new Error('No viewport.');
  await page.setViewportSize({ width: size.height, height: size.width });
  const canvas = portal.getByRole('dialog', { name: 'Digital Signature' }).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toBeInViewport({ ratio: 0.98 });
  await page.setViewportSize(size);
  await button(portal, 'Save').click();
  const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
  await expect(signature).toBeVisible();
  const [width, height] = await signature.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as const;
  });
  // A flat stroke across 40 % of the canvas.
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
  const name = 'Maria Isabel Concepcion Villanueva y Dela Cruz de los Reyes viuda de Montenegro';
  await portal.getByLabel('Your full name').fill(name);
  expect(await height()).toBe(toDraw);
  await expectAccessible(page);
  await button(portal, 'Save').click();
  const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
  await expect(signature).toBeVisible();
  const ratio = await signature.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth / image.naturalHeight;
  });
  // Close to the preview's 16:9; on a single line the name would be far wider.
  expect(ratio).toBeGreaterThan(1);
  expect(ratio).toBeLessThan(4);
});
