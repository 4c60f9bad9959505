import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const totalOf = (table: HTMLElement) => within(table).getAllByRole('row').at(-1)?.textContent;

describe('the yearly summary', () => {
  it('adds up what was paid, refunded and held, and is no tax advice', async () => {
    await signIn(await createInvestor('Premium', { history: true }));
    const { router, user } = openPortfolio(paths.yearlySummary('no year'));
    // The sandbox's history: 6 to 14 thousand are paid, 8 and 14 came back, 5 is pending.
    const paid = await screen.findByRole('table', { name: 'Paid' });
    expect(totalOf(paid)).toBe('Total90,000.00');
    expect(totalOf(screen.getByRole('table', { name: 'Refunded' }))).toBe('Total22,000.00');
    expect(totalOf(screen.getByRole('table', { name: /^Held at the end/ }))).toBe('Total25,000.00');
    expect(screen.getByText('This is not tax advice')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    const before = String(new Date().getUTCFullYear() - 1);
    await user.click(screen.getByRole('button', { name: before }));
    expect(router.state.location.search).toBe(`?year=${before}`);
    expect(await screen.findByRole('heading', { name: `Summary of ${before}` })).toBeVisible();
    expect(await screen.findAllByText('No record found')).toHaveLength(3);
    // There is nothing to export.
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });
});
