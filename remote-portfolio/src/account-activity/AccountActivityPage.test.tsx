import { act, screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

it('§2 account activity has purchases, payments and refunds of a range, Retry if it cannot be loaded, and says if it is empty', async () => {
  const investor = await signIn('Premium', { history: true });
  const today = formatDate(Date.now());
  const { user, toasts } = openPortfolio(
    `${paths.accountActivity}?start=${today.slice(0, 4)}-01-01&end=${today}`,
  );
  expect(await screen.findByText('2 share purchases')).toBeVisible();
  const purchases = within(screen.getByRole('list', { name: 'Transactions' }));
  for (const label of purchases.getAllByText('Issuer'))
    expect(label.nextElementSibling).toHaveTextContent(/, Inc\.|Corp\./);
  // In the sandbox's history ten payments were debited and two refunded.
  const payments = within(await screen.findByRole('list', { name: 'Payments and refunds' }));
  expect(payments.getAllByText('Debit')).toHaveLength(10);
  expect(payments.getAllByText('Credit')).toHaveLength(2);
  const signOf = (type: string) => {
    const [row] = payments.getAllByText(type).map((each) => each.closest('li'));
    return row?.querySelector('[data-sign]')?.getAttribute('data-sign');
  };
  expect(signOf('Debit')).toBe('−');
  expect(signOf('Credit')).toBe('+');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  expect(screen.getByText('Transaction')).toBeVisible();
  const message = 'The ledger is being closed.';
  const fault = { times: 1, status: 400, message, hold: true };
  await act(() => investor.fail('accountActivity', fault));
  await user.click(screen.getByText(/^Full year /));
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Transaction')).not.toBeInTheDocument();
  await act(investor.release);
  expect(await screen.findByText('We couldn’t load the account activity')).toBeVisible();
  expect(toasts).toEqual([{ kind: 'failure', message }]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Transaction')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(await screen.findByText('No payments or refunds on these dates.')).toBeVisible();
  expect(screen.getByText(/^No share purchases on these dates\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

it('§2 account activity names an entry without an issuer, and claims no absence of payments while a commitment is unreadable', async () => {
  const data = {
    stockPositions: ['C', '', 'B', 'D'].map((issuer) => ({ issuer, finalInvestmentAmount: 1 })),
    transactions: [{ amount: 2, transactionNo: 'TXN-1' }],
    balance: { endingBalanceList: [{ amount: 3 }] },
  };
  const investor = await signIn();
  await investor.answer('accountActivity', data);
  await investor.answerWithRows('commitments', [{ guid: null }]);
  openPortfolio(paths.accountActivity);
  const preview = within(await screen.findByRole('region', { name: 'Stock Position' }));
  expect(preview.getByText('The first 3 of 4 positions')).toBeVisible();
  const shown = preview.getAllByRole('listitem').map((row) => row.querySelector('dd'));
  expect(shown.map((issuer) => issuer?.textContent)).toEqual(['C', 'Shares', 'B']);
  const entries = screen.getAllByText('Entry').map((each) => each.nextSibling?.textContent);
  expect(entries).toEqual(['Share purchase', 'Shares', 'Shares']);
  expect(await screen.findByText(/^Not included: 1 commitment/)).toBeVisible();
  expect(screen.queryByText('No payments or refunds on these dates.')).not.toBeInTheDocument();
});
