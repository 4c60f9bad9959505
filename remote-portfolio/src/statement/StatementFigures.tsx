import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Direction } from '../data/advice';
import { knowsShares } from '../data/unknown-shares';
import { KeyFigures } from './KeyFigures';
import type { StatementData } from './use-statement';

/**
 * The totals of a statement's tables. They have no signs: payments become shares later, and a balance may be counted at
 * another time of day than the purchases (decision 43).
 */
export function StatementFigures({ data }: { data: Pick<StatementData, 'activity' | 'payments'> }) {
  const { balance, transactions } = data.activity;
  const settled = (direction: Direction) =>
    data.payments.rows.filter((each) => each.settled && each.direction === direction);
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
