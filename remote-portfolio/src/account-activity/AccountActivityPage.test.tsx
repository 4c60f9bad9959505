import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  control,
  createInvestor,
  useSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

/** The page with this month's figures; the next reading of the activity meets the fault. */
async function openBefore(fault: object) {
  const investor = await createInvestor('Premium', { history: true });
  await signIn(investor);
  const page = openPortfolio(paths.accountActivity);
  await screen.findByText('Transaction');
  const { externalReferenceCode } = investor;
  const struck = { call: 'accountActivity', externalReferenceCode, times: 1, ...fault };
  await act(() => control('faults', struck));
  await page.user.click(screen.getByRole('button', { name: /^Year-end / }));
  return page;
}

describe('§2 another range of days', () => {
  it('that cannot be read shows no figures of the one before, and a Retry', async () => {
    const message = 'The ledger is being closed.';
    const { user, toasts } = await openBefore({ status: 400, message });

    expect(await screen.findByText('The account activity could not be loaded')).toBeVisible();
    expect(screen.queryByText('Transaction')).not.toBeInTheDocument();
    expect(toasts).toEqual([{ kind: 'failure', message }]);

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Transaction')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stock Position' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('is loading until its own figures are there; those before only keep the place', async () => {
    await openBefore({ delayMs: 1_000 });
    expect(screen.getAllByText('Loading...')).toHaveLength(2);
    expect(screen.getByText('Transaction')).not.toBeVisible();
    await waitFor(() => expect(screen.getByText('Transaction')).toBeVisible());
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });
});
