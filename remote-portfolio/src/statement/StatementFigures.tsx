import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Direction } from '../data/advice';
import { knowsShares } from '../data/unknown-shares';
import { KeyFigures, unlessMissing } from './KeyFigures';
import type { StatementData } from './use-statement';

interface StatementFiguresProps {
  data: Pick<StatementData, 'activity' | 'payments' | 'missing'>;
}

/**
 * The totals of a statement's tables. They have no signs: payments become shares later, and a balance may be counted at
 * another time of day than the purchases (decision 43). A total without a payment is unknown if a payment may be missing.
 */
export function StatementFigures({ data }: StatementFiguresProps) {
  const { balance, transactions } = data.activity;
  const { rows, undated } = data.payments;
  const maybeMissing =
    data.missing.unreadable + undated > 0 || rows.some((each) => each.settled && !each.direction);
  const settled = (direction: Direction) =>
    unlessMissing(
      rows.filter((each) => each.settled && each.direction === direction),
      maybeMissing,
    );
  return (
    <KeyFigures
      figures={[
        { label: 'Total paid', amounts: settled('debit') },
        { label: 'Total refunded', amounts: settled('credit') },
        {
          label: 'Beginning Balance',
          amounts: ifKnown(balance.beginningBalanceList, balance.beginningShares),
        },
        { label: 'Share purchases', amounts: transactions },
        {
          label: 'Ending Balance',
          amounts: ifKnown(balance.endingBalanceList, balance.endingShares),
        },
      ]}
    />
  );
}

function ifKnown(entries: readonly BalanceEntry[], shares: number | null) {
  return knowsShares(entries, shares) ? entries : null;
}
