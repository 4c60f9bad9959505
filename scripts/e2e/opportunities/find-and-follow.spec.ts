import { readFile } from 'node:fs/promises';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, openAt } from '../investing';
import { followLink, portalFrame } from '../portal-frame';
import { expect, expectAccessible, test } from '../portal';
import { smallTargets } from '../small-targets';

test('keeps what is typed on a slow device', async ({ page }) => {
  const { portal } = await openAt(page, `${paths.opportunities}?search=`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const field = portal.getByRole('searchbox');
  await field.focus();
  // A search starts 300 ms after a letter, so each letter is typed just when the search before it starts.
  for (const [index, letter] of [...'Zapatos'].entries()) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(300 + 20 * (index % 6));
  }
  await expect(field).toHaveValue('Zapatos');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(portal.getByText('0 campaigns found')).toBeVisible();
  await expect(field).toHaveValue('Zapatos');
  await expectAccessible(page);
  await expect.poll(() => new URL(portalFrame(page).url()).search).toBe('?search=Zapatos');
});

test('decision 39: watches campaigns, compares them, and saves their dates', async ({ page }) => {
  const [one, two] = [await freshCampaign(), await freshCampaign()];
  const { portal } = await openAt(page, paths.campaign(one.guid));
  await portal.getByRole('button', { name: 'Watch' }).click();
  const download = page.waitForEvent('download');
  await portal.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${one.campaignCode}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VALARM');
  await expectAccessible(page);

  await followLink(page, paths.campaign(two.guid));
  await portal.getByRole('button', { name: 'Watch' }).click();
  await followLink(page, paths.watchlist);
  await expect(portal.getByRole('article')).toHaveCount(2);
  await expect(portal.getByRole('button', { name: 'Watch', pressed: true })).toHaveCount(2);
  await expectAccessible(page);
  await portal.getByRole('link', { name: 'Compare' }).click();
  await expect(portal.getByRole('columnheader')).toHaveCount(2);
  await expect(portal.getByRole('row', { name: /^Share price/ })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
  await portal.getByRole('link', { name: 'Invest Now' }).first().click();
  await expect(portal.getByLabel('Amount')).toBeVisible();
});
