import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox';

test('prints screens without anything to press', async ({ page, sandbox, visit }) => {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign({ endsInHours: 96 });
  const guid = await sandbox.commit(investor, campaign, 50_000);
  const life = await visit(investor);
  const { portal } = life;
  const screens = [
    [paths.portfolio, 'Coming up'],
    [paths.accountActivity, 'Transaction'],
    [paths.commitments, campaign.nameOfIssuer],
    [paths.campaign(campaign.guid), 'Investment Terms'],
    [paths.invest(campaign.guid), campaign.nameOfIssuer],
    [paths.commitment(guid, campaign.guid), 'Commitment Summary'],
  ] as const;
  for (const [path, content] of screens) {
    await life.follow(path);
    await expect(portal.getByText(content).first()).toBeVisible();
    if (path === paths.commitment(guid, campaign.guid)) {
      await life.choose('Cancel commitment');
      await portal.getByRole('dialog').getByRole('button', { name: 'Cancel commitment' }).click();
      await expect(portal.getByText('Success!')).toBeVisible();
    }
    await page.emulateMedia({ media: 'print' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${path} at ${width}`;
      await expect.soft(portal.getByRole('heading', { level: 1 }), at).toBeVisible();
      await expect.soft(portal.getByText(content).first(), at).toBeVisible();
      for (const role of ['banner', 'navigation', 'button', 'radio', 'searchbox'] as const)
        await expect.soft(portal.getByRole(role), `${role} of ${at}`).toHaveCount(0);
      const links = portal.getByRole('link', { name: /^(Back|Portfolio)$/ });
      await expect.soft(links, at).toHaveCount(0);
      await expect.soft(portal.getByRole('tab', { selected: false }), at).toHaveCount(0);
      await expect.soft(portal.getByText('Success!'), at).toBeHidden();
      await expect.soft(portal.getByText('per share'), at).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('prints the range of an activity, and says when a list is incomplete', async ({
  page,
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium');
  const { externalReferenceCode } = investor;
  await sandbox.control('generate', { campaigns: 30, commitments: 30, externalReferenceCode });
  const life = await visit(investor);
  const { portal } = life;
  await life.goTo(`${paths.accountActivity}?start=2026-01-01&end=2026-01-31`);
  await expect(portal.getByText('Ending Balance')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The range is printed in place of the date fields.
  await expect(portal.getByText('2026-01-01 to 2026-01-31', { exact: true })).toBeVisible();
  await expect(portal.getByLabel('Start Date')).toBeHidden();
  await expect(portal.getByText(/^Balances are counted at 8:00 AM/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await life.goTo(`${paths.commitments}?view=commitment`);
  const rows = portal.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const notice = portal.getByText('Only a part of this list is printed.');
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeVisible();
  // Paper does not scroll, so all loaded rows are printed.
  const list = portal.getByRole('list').first().locator('..');
  expect(await list.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
});

test('prints a statement without the portal around it', async ({
  browserName,
  page,
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { history: true, firstName: 'Amihan' });
  const life = await visit(investor);
  const { portal } = life;
  await life.goTo(paths.accountActivity);
  await portal.getByText('This year').click();
  await portal.getByRole('link', { name: 'Statement' }).click();
  await expect(portal.getByRole('heading', { name: 'Commitments made' })).toBeVisible();
  await expect(portal.getByText(/^Amihan /)).toBeVisible();
  await expect(portal.getByRole('row').filter({ hasText: '12,000.00' }).first()).toBeVisible();
  await life.expectAccessible();
  // WebDriver BiDi cannot make Firefox print.
  if (browserName === 'firefox') return;
  await page.emulateMedia({ media: 'print' });
  await expect(portal.getByRole('heading', { name: 'Ending Balance' })).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(portal.getByRole('button', { name: 'Print' })).toBeHidden();
  // This is A4 without its margins. No column may be cut off.
  await page.setViewportSize({ width: 673, height: 952 });
  for (const table of await portal.getByRole('region').all())
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
