import { readFile } from 'node:fs/promises';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, openAt } from '../investing.ts';
import { goTo, portalFrame } from '../portal-frame.ts';
import { expect, expectAccessible, test } from '../portal.ts';

test('decision 38: finds a campaign, and a reload gives the same list', async ({ page }) => {
  const { campaignCode } = await freshCampaign();
  const { portal } = await openAt(page, paths.opportunities);
  await portal.getByRole('link', { name: 'Search campaigns' }).click();
  const field = portal.getByRole('searchbox', { name: 'Search campaigns' });
  await expect(field).toBeFocused();
  await field.fill(campaignCode);
  const found = portal.getByRole('region', { name: 'Campaigns found' });
  await expect(portal.getByText('1 campaign found')).toBeVisible();
  await expect(found.getByRole('article')).toHaveCount(1);
  const filters = portal.getByRole('button', { name: 'Filter and sort' });
  if (await filters.isVisible()) await filters.click();
  await portal.getByLabel('Show').selectOption('Opening soon');
  await expect(portal.getByText('No record found')).toBeVisible();
  await expectAccessible(page);
  await portal.getByRole('button', { name: 'Show all campaigns' }).click();
  await expect(field).toHaveValue('');
  await field.fill(campaignCode);
  await expect(found.getByRole('article')).toHaveCount(1);

  await goTo(page, `${paths.opportunities}${new URL(portalFrame(page).url()).search}`);
  await expect(portal.getByText('1 campaign found')).toBeVisible();
  await expect(field).toHaveValue(campaignCode);
  await portal.getByRole('link', { name: 'Back to the lists' }).click();
  await expect(portal.getByRole('tab', { name: 'Newest', selected: true })).toBeVisible();
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

  await goTo(page, paths.campaign(two.guid));
  await portal.getByRole('button', { name: 'Watch' }).click();
  await goTo(page, paths.watchlist);
  await expect(portal.getByRole('article')).toHaveCount(2);
  await expect(portal.getByRole('button', { name: 'Watch', pressed: true })).toHaveCount(2);
  await expectAccessible(page);
  await portal.getByRole('link', { name: 'Compare' }).click();
  await expect(portal.getByRole('columnheader')).toHaveCount(2);
  await expect(portal.getByRole('row', { name: /^Share price/ })).toBeVisible();
  await expectAccessible(page);
});
