import type { Locator, Page } from '@playwright/test';
import { storedIn } from '../isolated/isolated-servers';
import { reload } from '../portal-frame';
import { expect, test } from '../portal';
import { hostUrl } from '../stack';
import { button, expectStep, openAgreement, startStroke } from './wizard';

test('Change in the review opens a step, and a reload loses tax number and signature, which step 5 says', async ({
  page,
}) => {
  let lookups = 0;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/public-ip*', (route) => {
    lookups += 1;
    return route.abort();
  });
  const { portal } = await openAgreement(page);
  const ends = await portal
    .getByRole('link', { name: /^Change/ })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
  await portal.getByRole('link', { name: 'Change Premium Account Access' }).click();
  await expectStep(portal, 3, 'Premium Account Access');
  await portal.getByLabel('Annual Gross Income').fill('900000');
  await button(portal, 'Proceed').click();
  await button(portal, 'Proceed').click();
  await expect(portal.getByText('PHP 900,000.00')).toBeVisible();

  await test.step('keeps the drawing through a rotation in the middle of a stroke and trims it to its ink, and only logs when there is no IP address', async () => {
    await button(portal, 'Add Signature').click();
    const canvas = portal.getByRole('dialog', { name: 'Digital Signature' }).locator('canvas');
    // A tap is not a signature, and Save says what to do.
    await canvas.click();
    await button(portal, 'Save').click();
    await expect(portal.getByRole('alert')).toContainText('too small');
    await button(portal, 'Clear').click();
    await expect(portal.getByRole('alert')).toBeHidden();
    await strokeWhileTurned(page, canvas, async () => {
      await canvas.scrollIntoViewIfNeeded();
      await expect(canvas).toBeInViewport({ ratio: 0.98 });
    });
    await button(portal, 'Clear').click();
    await expect(portal.getByText('Sign here')).toBeVisible();
    await strokeWhileTurned(page, canvas);
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
  await expect(portal.getByText('123-456-789')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expectStep(portal, 5, 'Investor Agreement');
  await expect(
    portal.getByText('Enter your tax identification number and your signature again'),
  ).toBeVisible();
  await expect(portal.getByText('123-456-789')).toBeHidden();
  await expect(button(portal, 'Add Signature')).toBeVisible();
});

test('a platform that signs out and leads away in the same turn is not held up by unsubmitted answers', async ({
  page,
}) => {
  const { investor } = await openAgreement(page);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.evaluate(() => {
    document.getElementById('session')?.click();
    window.location.assign('/favicon.svg');
  });
  await page.waitForURL('**/favicon.svg');
  await page.goto(`${hostUrl}/healthz`);
  expect(await storedIn(page)).not.toContain(investor.externalReferenceCode);
});

/** Draws a stroke in whose middle the phone is turned, and turned back after a check. */
async function strokeWhileTurned(
  page: Page,
  canvas: Locator,
  check: () => Promise<void> = async () => undefined,
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('No viewport.');
  await startStroke(page, canvas);
  await page.setViewportSize({ width: size.height, height: size.width });
  await check();
  await page.setViewportSize(size);
  await page.mouse.up();
}
