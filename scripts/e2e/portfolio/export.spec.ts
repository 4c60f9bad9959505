import type { Locator, Response } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { paths } from '@investor-portal/shared/routes/paths';
import type { IsolatedSandbox } from '../isolated/isolated-sandbox';
import { expect, test, type PortalOnSandbox } from '../isolated/on-isolated-sandbox';
import type { Investor } from '../portal';

const total = 1_000;

test.describe('exports and statements', () => {
  test('exports 1,000 commitments as CSV after retrying a failed page', async ({
    page,
    sandbox,
    visit,
  }) => {
    const investor = await investorWithCommitments(sandbox, total);
    const { externalReferenceCode } = investor;
    const life = await visit(investor);
    const { portal } = life;
    await life.goTo(`${paths.commitments}?view=commitment`);
    await expect(portal.getByRole('listitem').first()).toBeVisible();
    const message = 'The list is being rebuilt.';
    const fault = { call: 'commitments', externalReferenceCode, after: 3, times: 1 };
    await sandbox.control('faults', { ...fault, status: 409, message });

    await portal.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = portal.getByRole('dialog', { name: 'Export Investment Commitments' });
    await expect(dialog.getByText(message)).toBeVisible();
    // The requests of the screen itself count among the three pages.
    await expect(dialog).toContainText(/[23]00 of up to 1,000 rows were read\./);
    await life.expectAccessible();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    const download = await downloading;
    await expect(dialog.getByText('1,000 of 1,000 rows exported')).toBeVisible();

    expect(download.suggestedFilename()).toMatch(/^investment-commitments-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(new Set(lines).size).toBe(total + 1);
    expect(lines[0]).toContain('Campaign Code,Issuer,Commitment Code,');
  });

  test('a list requests each page once, and restores its scroll position when the next one arrived after it was left', async ({
    page,
    sandbox,
    visit,
  }) => {
    const requested: number[] = [];
    page.on('response', async (response) => {
      const number = await pageOfCommitments(response);
      if (number !== undefined) requested.push(number);
    });
    const investor = await investorWithCommitments(sandbox, 45);
    const life = await visit(investor);
    const { portal } = life;
    const { externalReferenceCode } = investor;
    // Each page after the first needs two requests, which take the same time here.
    const late = { call: 'commitments', externalReferenceCode, after: 7, times: 2 };
    await sandbox.control('faults', { ...late, delayMs: 5_000 });
    const { list, row } = await scrollToRow40(life);
    const code = await openRow36(row);
    await expect(portal.getByRole('heading', { name: 'Commitment Summary' })).toBeVisible();
    expect(requested).toEqual([1, 2, 3, 4]);
    await expect.poll(() => requested).toEqual([1, 2, 3, 4, 5]);
    await portal.getByRole('button', { name: 'Back' }).click();
    await expect(row(36)).toHaveAttribute('aria-setsize', '45');
    await expect(list.getByText(code)).toBeInViewport();
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
    await portal.getByRole('button', { name: 'This year' }).click();
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

/** Creates an investor with this many commitments, each in a separate campaign. */
async function investorWithCommitments(sandbox: IsolatedSandbox, count: number): Promise<Investor> {
  const investor = await sandbox.investor();
  const { externalReferenceCode } = investor;
  await sandbox.control('generate', {
    campaigns: count,
    commitments: count,
    externalReferenceCode,
  });
  return investor;
}

/**
 * @returns the number of a page of commitments, or undefined for any other response, such as the response with rows around a
 * page border, which has more than ten rows (decision 42).
 */
async function pageOfCommitments(response: Response): Promise<number | undefined> {
  const isList =
    response.request().method() === 'POST' && response.url().endsWith('/investor/list');
  if (!isList) return undefined;
  const page = (await response.json()) as { data: unknown[]; currentPage: number };
  return page.data.length > 10 ? undefined : page.currentPage;
}

async function scrollToRow40(life: PortalOnSandbox) {
  await life.goTo(`${paths.commitments}?view=commitment`);
  const list = life.portal.getByRole('region', { name: 'Investment Commitments, by commitment' });
  // Only some rows are rendered, so rows are found by position.
  const row = (position: number) => list.locator(`[aria-posinset="${position}"]`);
  await expect(async () => {
    await list.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await expect(row(40)).toBeVisible({ timeout: 500 });
  }).toPass();
  return { list, row };
}

async function openRow36(row: (position: number) => Locator): Promise<string> {
  await row(36).scrollIntoViewIfNeeded();
  const code = await row(36)
    .getByText(/^CMT-GEN-/)
    .innerText();
  await row(36).getByRole('link').click();
  return code;
}
