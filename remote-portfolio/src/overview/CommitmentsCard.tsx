import { HandCoins } from 'lucide-react';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Lines } from '../components/Lines';
import { notIncluded } from '../components/not-included';
import { formatTotals, type WireMoney } from '../components/totals';
import { OverviewCard } from './OverviewCard';
import { useOpenCommitments } from './use-open-commitments';

/** Links to the commitments, with the total of the open ones. */
export function CommitmentsCard() {
  const response = useOpenCommitments();
  return (
    <OverviewCard
      to={paths.commitments}
      title="Investment Commitments"
      icon={HandCoins}
      response={response}
      show={({ commitments, unreadable }) => ({
        figure: <Lines lines={formatTotals(knownAmounts(commitments))} />,
        caption: `in ${countOf(commitments.length, 'open commitment')}`,
        missing: notIncluded({
          unreadable,
          unknownAmounts: commitments.length - knownAmounts(commitments).length,
        }),
        rows: commitments.map((row) => ({
          key: row.guid,
          name: row.nameOfIssuer || row.campaignCode || '--',
          value: formatMoney(row.commitmentAmount, row.commitmentCurrencyCode),
        })),
      })}
    />
  );
}

function knownAmounts(commitments: readonly Commitment[]): WireMoney[] {
  return commitments
    .filter(({ commitmentAmount }) => commitmentAmount !== null)
    .map((row) => ({ amount: row.commitmentAmount, currencyCode: row.commitmentCurrencyCode }));
}
