import { ArrowLeftRight } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { defaultRange } from '../account-activity/default-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { Lines } from '../components/Lines';
import { currencyOf, formatTotals } from '../components/totals';
import { OverviewCard } from './OverviewCard';

/** Links to the account activity, with this month's transactions (its default range). */
export function ActivityCard({ now }: { now: number }) {
  const response = useAccountActivity(defaultRange(now));
  return (
    <OverviewCard
      to={paths.accountActivity}
      title="Account Activity"
      icon={ArrowLeftRight}
      response={response}
      show={({ transactions }) => ({
        figure: countOf(transactions.length, 'transaction'),
        caption:
          transactions.length === 0 ? (
            'this month'
          ) : (
            <Lines
              lines={formatTotals(transactions).map((total) => `this month, ${total} total`)}
            />
          ),
        rows: transactions.map((row, index) => ({
          key: `${row.transactionId} ${index}`,
          name: formatDate(row.createdOn),
          value: formatMoney(row.amount, currencyOf(row.currencyCode)),
        })),
      })}
    />
  );
}
