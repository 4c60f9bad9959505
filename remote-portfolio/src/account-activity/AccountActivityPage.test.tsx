import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

/** Opens the page with this month's activity, then selects another range, whose request meets the fault. */
async function selectRangeWith(fault: object) {
  const investor = await createInvestor('Premium', { history: true });
  await signIn(investor);
  const page = openPortfolio(paths.accountActivity);
  await screen.findByText('Transaction');
  const { externalReferenceCode } = investor;
  const body = { call: 'accountActivity', externalReferenceCode, times: 1, ...fault };
  await act(() => control('faults', body));
  await page.user.click(screen.getByRole('button', { name: /^Full year / }));
  return page;
}

describe('§2 selecting another range', () => {
  it('shows Retry instead of the previous figures if the new range cannot be loaded', async () => {
    const message = 'The ledger is being closed.';
    const { user, toasts } = await selectRangeWith({ status: 400, message });

    expect(await screen.findByText('We couldn’t load the account activity')).toBeVisible();
    expect(screen.queryByText('Transaction')).not.toBeInTheDocument();
    expect(toasts).toEqual([{ kind: 'failure', message }]);

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Transaction')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stock Position' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('hides the previous figures while the new range is loading', async () => {
    await selectRangeWith({ delayMs: 1_000 });
    expect(screen.getAllByText('Loading...')).toHaveLength(2);
    expect(screen.getByText('Transaction')).not.toBeVisible();
    await waitFor(() => expect(screen.getByText('Transaction')).toBeVisible());
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });
});
