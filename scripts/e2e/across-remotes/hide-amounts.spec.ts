import type { FrameLocator } from '@playwright/test';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  expect,
  expectAccessible,
  freshInvestor,
  listOf,
  openPortal,
  test,
  type Investor,
  followLink,
  goTo,
  portalFrame,
} from '../portal';

/** Returns the screens on which every amount belongs to the investor, each with a text that shows when the data are loaded. */
async function ownScreens(investor: Investor): Promise<[path: string, landmark: string][]> {
  const commitments = await listOf<Commitment>(investor, 'commitment/investor');
  const [memo] = await listOf<{ guid: string }>(investor, 'stock-memo');
  const details = ['COM', 'CAN', 'APP'].flatMap((code): [string, string][] => {
    const found = commitments.find(({ commitmentStatusCode }) => commitmentStatusCode === code);
    return found ? [[paths.commitment(found.guid, found.campaignGuid), 'REF-']] : [];
  });
  const year = '?start=2000-01-01&end=2100-01-01';
  return [
    [paths.portfolio, 'open commitments'],
    [paths.commitments, 'CF-'],
    [`${paths.commitments}?view=commitment`, 'CMT-'],
    ...details,
    [paths.stockPositions, 'SM-'],
    [paths.stockPosition(memo?.guid ?? ''), 'SM-'],
    [`${paths.accountActivity}${year}`, 'TXN-'],
    [paths.allocation, 'Share of total'],
    [paths.statement('2000-01-01', '2100-01-01'), 'CMT-'],
  ];
}

const amount = /\d\.\d{2}(?![\d%])/;
const hideAmounts = (portal: FrameLocator) => portal.getByRole('button', { name: 'Hide amounts' });

test('hides the investor’s amounts on all screens, but prints them', async ({ page, context }) => {
  const investor = await freshInvestor('Premium', { balance: 123_456, history: true });
  const portal = await openPortal(page, investor);
  await expect(portal.getByText(/,456\.00/)).toBeVisible();
  const height = () => portal.locator('main').evaluate((main: HTMLElement) => main.offsetHeight);
  const before = await height();
  await hideAmounts(portal).click();
  await expect(hideAmounts(portal)).toHaveAttribute('aria-pressed', 'true');
  await expect(portal.getByText('Amount hidden')).toBeAttached();
  await expect(portal.getByText(/,456\.00/)).toHaveCount(0);
  expect(await height()).toBe(before);
  await expectAccessible(page);
  for (const [index, [path, landmark]] of (await ownScreens(investor)).entries()) {
    // The state outlives a reload.
    await (index === 0 ? goTo : followLink)(page, path);
    await expect(portal.getByRole('main')).toContainText(landmark);
    await expect(portal.getByRole('main').getByText('•••').first()).toBeAttached();
    expect(await portal.getByRole('main').innerText(), path).not.toMatch(amount);
    const hasPrint = (await portal.getByRole('button', { name: 'Print' }).count()) > 0;
    const note = portal.getByText('Amounts are hidden on this screen. The print shows them.');
    await expect(note, path).toHaveCount(hasPrint ? 1 : 0);
  }
  // The last screen is the statement.
  const printed = await portalFrame(page).evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const text = document.querySelector('main')?.innerText ?? '';
    window.dispatchEvent(new Event('afterprint'));
    return text;
  });
  expect(printed).toMatch(amount);
  expect(printed).not.toContain('•');

  const second = await context.newPage();
  const other = await openPortal(second, investor);
  await expect(hideAmounts(other)).toHaveAttribute('aria-pressed', 'true');
  await hideAmounts(other).click();
  await expect(other.getByText(/,456\.00/)).toBeVisible();
  await expect(hideAmounts(portal)).toHaveAttribute('aria-pressed', 'false');

  await test.step('a row’s menu in the list of commitments lies above the rows below it', async () => {
    await followLink(second, `${paths.commitments}?view=commitment`);
    await expect(other.locator('[data-laid-out]').first()).toBeAttached();
    await other.getByRole('button', { name: 'Actions' }).first().click();
    await other.getByRole('menuitem', { name: 'Reconfirm commitment' }).click();
    const dialog = other.getByRole('dialog', { name: 'Reconfirm this commitment?' });
    await expect(dialog).toContainText('PHP 9,000.00');
  });
});
