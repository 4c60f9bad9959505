import type {
  Campaign,
  Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { progressOf } from './campaign-figures';

const campaign = { currencyCode: 'PHP', totalRaisedAmount: 1_250, totalInvestors: 9 } as Campaign;
campaign.totalRaisedAmountPercentageByTotalOffering = '12.5%';

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
  const subscription = { totalCommitmentAmountWithCurrency: sent } as Subscription;
  expect(formatMoney(progressOf(campaign, subscription).raised, 'PHP')).toBe(shown);
});

const unknown = { percentage: null, totalInvestors: null, totalCommitmentAmountWithCurrency: '' };
it.each([
  [{ ...unknown, totalInvestors: 12, percentage: 45.5 }, 12, 45.5],
  [{ ...unknown, totalInvestors: 0, percentage: 0 }, 0, 0],
  [unknown, 9, 12.5],
  [null, 9, 12.5],
  [undefined, 9, 12.5],
])('of the subscription %j, or else the campaign, there are %d investors and %d%', (...row) => {
  const [subscription, investors, percent] = row;
  expect(progressOf(campaign, subscription)).toMatchObject({ investors, percent });
});

it('leaves unknown what neither the subscription nor the campaign says', () => {
  const silent = {
    ...campaign,
    totalInvestors: null,
    totalRaisedAmountPercentageByTotalOffering: '',
  };
  expect(progressOf(silent, null)).toMatchObject({ investors: null, percent: null });
});
