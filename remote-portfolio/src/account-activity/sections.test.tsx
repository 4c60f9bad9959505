import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { BalanceSection, BalanceTimeNote } from './sections';
import { balanceOf } from './use-account-activity';

const codes = { transactionCode: '', issuer: '', stockCode: '', currencyCode: 'PHP' };
const entry = (amount: number | null, totalNoUnits: number | null = 5) => ({
  ...codes,
  amount,
  totalNoUnits,
});

it.each([
  ['all of its shares', [entry(10), entry(20)], 10, 'PHP 30.00Share: 10'],
  ['fewer shares than it has', [entry(10)], 10, 'Share: 10'],
  ['an unknown amount', [entry(10), entry(null)], 10, 'Share: 10'],
  ['an unknown number of shares', [entry(10, null)], null, 'Share: --'],
  ['no shares', [], 0, 'Share: 0'],
])('§2 the amount of a balance with %s', (_, entries, shares, figures) => {
  configure();
  render(<BalanceSection title="Ending Balance" balance={balanceOf(shares, entries)} />);
  const summary = screen.getByText('Ending Balance').closest('summary');
  expect(summary).toHaveTextContent(`Ending Balance${figures}`);
});

it.each([
  ['Asia/Manila', 'Balances are counted at 8:00 AM Philippine time, not at midnight. Shares'],
  ['Asia/Kolkata', 'Balances are counted at 5:30 AM India time, not at midnight. Shares'],
  [
    'America/New_York',
    'Balances are counted at 8:00 PM Eastern time on the day before, not at midnight. Shares',
  ],
  ['UTC', 'Shares count at what you paid for them.'],
])('§9 says when balances are counted if the platform is in %s', (timeZone, note) => {
  configure({ timeZone });
  const { container } = render(
    <BalanceTimeNote range={{ start: '2026-11-01', end: '2026-11-21' }} />,
  );
  expect(container.textContent?.startsWith(note)).toBe(true);
});
