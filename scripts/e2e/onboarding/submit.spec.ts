import type { Page } from '@playwright/test';
import { fail } from '../investing';
import { expect, test } from '../portal';
import {
  agreeAndSubmit,
  answer,
  button,
  drawAndSave,
  expectRegistered,
  openAgreement,
} from './wizard';

function countWrites(page: Page) {
  const sent = { upload: 0, register: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (request.url().endsWith('/partner-file/upload')) sent.upload += 1;
    if (request.url().endsWith('/partner/register')) sent.register += 1;
  });
  return sent;
}

test('§8 without agreement or upload nothing is registered, and a refusal keeps answers and signature', async ({
  page,
}) => {
  const sent = countWrites(page);
  const wizard = await openAgreement(page);
  const { portal, investor } = wizard;
  await test.step('§4 sends nothing without agreement', async () => {
    await button(portal, 'Submit').click();
    await expect(portal.getByText('This is required')).toBeVisible();
    await answer(portal, /open the investments account/, false);
    await expect(portal.getByText('This is required')).toBeHidden();
    await button(portal, 'Submit').click();
    await expect(portal.getByText('Agreement must be accepted to proceed.')).toBeVisible();
    expect(sent).toEqual({ upload: 0, register: 0 });
  });
  await drawAndSave(wizard);
  await fail(investor, 'upload', { times: 1, status: 500, message: 'The store is full.' });
  await agreeAndSubmit(wizard);
  await expect(portal.getByText('Failed!')).toHaveCount(1);
  await expect(portal.locator('form').getByText('The store is full.')).toBeInViewport();
  expect(sent).toEqual({ upload: 1, register: 0 });
  await expect(portal.getByRole('img', { name: 'Your signature', exact: true })).toBeVisible();

  await fail(investor, 'register', { times: 1, status: 422, message: 'Not at this hour.' });
  await button(portal, 'Submit').click();
  await expect(portal.locator('form').getByText('Not at this hour.')).toBeInViewport();
  await expect(portal.getByText('PHP 1,200,000.00')).toBeVisible();
  await expect(portal.getByText('123-456-789')).toBeVisible();

  await test.step('finds a registration whose response was lost instead of sending it again', async () => {
    await fail(investor, 'register', { times: 1, loseResponse: true });
    await button(portal, 'Submit').click();
    await expect(portal.getByText('We’ve received your registration.')).toBeVisible();
    await expectRegistered(wizard);
    expect(sent).toEqual({ upload: 2, register: 2 });
  });
});
