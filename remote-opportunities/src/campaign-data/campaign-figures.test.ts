import { formatMoney } from '@investor-portal/shared/rules/money';
import { investorCount, raisedAmount } from './campaign-figures';

const campaign = { currencyCode: 'PHP', totalRaisedAmount: 1_250 };

it.each([
  ['PHP 1250000.5', 'PHP 1,250,000.50'],
  ['1250000', 'PHP 1,250,000.00'],
  ['1,250,000.5 php', 'PHP 1,250,000.50'],
  ['₱1,250,000.50', 'PHP 1,250,000.50'],
  ['Php. 1,250,000', 'PHP 1,250,000.00'],
  // The campaign's own figure.
  ['N/A', 'PHP 1,250.00'],
  ['US$ 500.00', 'PHP 1,250.00'],
])('shows the raised amount of a subscription with %j as %s', (sent, shown) => {
  const subscription = { totalCommitmentAmountWithCurrency: sent };
  expect(formatMoney(raisedAmount(campaign, subscription), 'PHP')).toBe(shown);
});

it.each([
  [{ totalInvestors: 12 }, 9, 12],
  [{ totalInvestors: 0 }, 9, 0],
  [{ totalInvestors: null }, 9, 9],
  [null, 9, 9],
  [undefined, null, null],
])(
  'counts the investors of the subscription %j, or else the campaign’s %j',
  (own, total, counted) => expect(investorCount({ totalInvestors: total }, own)).toBe(counted),
);
