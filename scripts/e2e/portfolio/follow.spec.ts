import { readFile } from 'node:fs/promises';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox.ts';

test('a deadline is counted on the menu, goes into the calendar, and is gone once it is acted on', async ({
  page,
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign({ endsInHours: 96 });
  const guid = await sandbox.commit(investor, campaign, 50_000);
  const life = await visit(investor);
  const { portal } = life;
  const menu = portal.getByRole('button', { name: 'Menu' });
  await life.goTo(paths.portfolio);
  await expect(portal.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(menu).toHaveAccessibleDescription('1 needs your action');
  await life.expectAccessible();

  const downloading = page.waitForEvent('download');
  await portal.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^cancel-CMT-.*\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('BEGIN:VALARM');

  // From what is stored: no screen but the portfolio's asks for it.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await life.goTo(paths.profile);
  await expect(menu).toHaveAccessibleDescription('1 needs your action');
  expect(requested.filter((url) => url.includes('/commitment/'))).toEqual([]);
  await menu.click();
  await life.expectAccessible();

  await life.openCommitment(guid, campaign);
  await life.choose('Cancel commitment');
  await portal.getByRole('dialog').getByRole('button', { name: 'Cancel commitment' }).click();
  await expect(portal.getByText('Success!')).toBeVisible();
  await expect(menu).toHaveAccessibleDescription('');
});

test('a search of commitments is the same after Back and by its address', async ({
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { history: true });
  const life = await visit(investor);
  const { portal } = life;
  await life.goTo(paths.commitments);
  await portal.getByRole('button', { name: 'Search' }).click();
  const field = portal.getByRole('searchbox', { name: 'Search Investment Commitments' });
  await expect(field).toBeFocused();
  await field.fill('zzz');
  await expect(portal.getByText('No record found')).toBeVisible();
  await life.expectAccessible();
  await field.fill('inc.');
  const count = portal.getByText(/^\d+ campaigns? found$/);
  await expect(count).toBeVisible();
  const found = await count.textContent();
  await portal.getByRole('listitem').first().getByRole('link').first().click();
  await expect(portal.getByRole('tab', { name: 'Publish View' })).toBeVisible();
  await portal.getByRole('button', { name: 'Back' }).click();
  await expect(portal.getByText(found ?? '')).toBeVisible();
  await expect(field).toHaveValue('inc.');
  await life.goTo(`${paths.commitments}?search=inc.`);
  await expect(portal.getByText(found ?? '')).toBeVisible();
  await life.expectAccessible();
});

test('allocation, documents and the yearly summary are accessible, fit large text, and print alone', async ({
  page,
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { history: true });
  const life = await visit(investor);
  const { portal } = life;
  const screens = [
    [paths.allocation, 'Open commitments and shares by issuer'],
    [paths.documents, 'Receipts'],
    [paths.yearlySummary(String(new Date().getUTCFullYear())), 'Paid'],
  ] as const;
  for (const [path, table] of screens) {
    await life.goTo(path);
    const shown = portal.getByRole('table', { name: table, exact: true });
    await expect(shown).toBeVisible();
    await life.expectAccessible();

    await page.setViewportSize({ width: 320, height: 640 });
    const root = portal.locator('html');
    await root.evaluate((element) => (element.style.fontSize = '200%'));
    expect(await root.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await root.evaluate((element) => (element.style.fontSize = ''));
    await page.setViewportSize({ width: 360, height: 800 });

    await page.emulateMedia({ media: 'print' });
    await expect(shown).toBeVisible();
    await expect(portal.getByRole('banner')).toBeHidden();
    await expect(portal.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
