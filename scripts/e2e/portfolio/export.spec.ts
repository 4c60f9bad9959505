import { readFile } from 'node:fs/promises';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox';

test.describe('exports and statements', () => {
  test('exports the commitments as CSV after a failed reading', async ({
    page,
    sandbox,
    visit,
  }) => {
    const investor = await sandbox.investor('Premium', { history: true });
    const life = await visit(investor);
    const { portal } = life;
    await life.goTo(`${paths.commitments}?view=commitment`);
    await expect(portal.getByRole('listitem').first()).toBeVisible();
    const message = 'The list is being rebuilt.';
    const { externalReferenceCode } = investor;
    const fault = { call: 'commitments', externalReferenceCode, status: 409, message };
    await sandbox.control('faults', fault);

    await portal.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = portal.getByRole('dialog', { name: 'Export Investment Commitments' });
    await expect(dialog.getByText(message)).toBeVisible();
    await life.expectAccessible();
    await sandbox.control('faults/clear', {});
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    const download = await downloading;
    await expect(dialog.getByText('10 of 10 rows exported')).toBeVisible();

    expect(download.suggestedFilename()).toMatch(/^investment-commitments-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(10 + 1);
    expect(lines[0]).toContain('Campaign Code,Issuer,Commitment Code,');
  });

  test('prints a statement of a year without the portal around it', async ({
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
});
