import type { ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatPercent, readPercent } from '@investor-portal/shared/rules/percent';
import { Money } from '@investor-portal/shared/ui/Money';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { formatLimit } from '../offering/format-limit';
import { daysLeftText } from '../offering/phase';
import type { Compared } from './use-compared';

interface Row {
  label: string;
  show: (compared: Compared, now: number) => ReactNode;
}

/** The lines of a comparison, in the words of the campaign's own screen. */
export const rows: readonly Row[] = [
  { label: 'Time left', show: ({ campaign }, now) => daysLeftText(campaign, now) },
  {
    label: 'Total offering',
    show: ({ campaign }) => (
      <Money amount={campaign.totalOffering} currency={campaign.currencyCode} />
    ),
  },
  {
    label: 'Raised',
    show: ({ campaign }) => (
      <Money amount={campaign.totalRaisedAmount} currency={campaign.currencyCode} />
    ),
  },
  {
    label: 'Subscribed',
    show: ({ campaign, subscription }) =>
      formatPercent(
        subscription?.percentage ??
          readPercent(campaign.totalRaisedAmountPercentageByTotalOffering),
      ),
  },
  {
    label: 'Investors',
    show: ({ subscription }) => formatCount(subscription?.totalInvestors ?? null),
  },
  {
    label: 'Share price',
    show: ({ campaign }) => (
      <Money perShare amount={campaign.sharePrice} currency={campaign.currencyCode} />
    ),
  },
  { label: 'Shares offered', show: ({ campaign }) => formatCount(campaign.numberSharesOffered) },
  { label: 'Equity offered', show: ({ campaign }) => formatPercent(campaign.equityOffered) },
  {
    label: 'Minimum per investor',
    show: ({ campaign }) => formatLimit(campaign.minAmountPerInvestor, campaign.currencyCode),
  },
  {
    label: 'Maximum per investor',
    show: ({ campaign }) => formatLimit(campaign.maxAmountPerInvestor, campaign.currencyCode),
  },
  {
    label: 'Offering starts',
    show: ({ campaign }) => formatDateTime(campaign.offeredPeriodStartDate),
  },
  { label: 'Offering ends', show: ({ campaign }) => formatDateTime(campaign.offeredPeriodEndDate) },
  {
    label: 'Documents',
    show: ({ campaign, documents }) =>
      documents && documents.length > 0 ? (
        <TextLink to={`${paths.campaign(campaign.guid)}?module=documents`}>
          {[...new Set(documents)].join(', ')}
        </TextLink>
      ) : (
        '--'
      ),
  },
  { label: 'Campaign code', show: ({ campaign }) => campaign.campaignCode || '--' },
];
