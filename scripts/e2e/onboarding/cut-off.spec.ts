import { expect, openPortal, test } from '../portal.ts';
import {
  agreeAndSubmit,
  drawAndSave,
  failNext,
  openAgreement,
  storedRegistration,
} from './wizard.ts';

test('a tab closed during the upload registers nothing, and the next one offers to complete it', async ({
  page,
  context,
}) => {
  const wizard = await openAgreement(page);
  await drawAndSave(wizard);
  await failNext(wizard.investor, { call: 'upload', delayMs: 2_000 });
  const uploading = page.waitForRequest((request) => request.url().endsWith('/upload'));
  await agreeAndSubmit(wizard);
  await uploading;
  await page.close();

  const next = await context.newPage();
  const portal = await openPortal(next, wizard.investor);
  await expect(portal.getByRole('link', { name: 'Complete registration' })).toBeVisible();
  await next.waitForTimeout(2_500);
  expect(await storedRegistration(wizard.investor)).toBeNull();
});

test('a tab closed while the registration is sent: the next one knows that it arrived', async ({
  page,
  context,
}) => {
  const wizard = await openAgreement(page);
  await failNext(wizard.investor, { call: 'register', delayMs: 1_000 });
  const registering = page.waitForRequest((request) => request.url().endsWith('/register'));
  await agreeAndSubmit(wizard);
  await registering;
  await page.waitForTimeout(150);
  await page.close();
  await expect.poll(() => storedRegistration(wizard.investor)).not.toBeNull();

  const portal = await openPortal(await context.newPage(), wizard.investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
