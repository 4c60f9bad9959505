import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-if-known';
import { amountColumn, groupByCurrency } from '../components/totals';
import { unknownShares } from '../data/unknown-shares';
import { StatementTable } from './StatementTable';

interface BalanceTableProps {
  title: string;
  entries: readonly BalanceEntry[];
  /** Whether the shares of the day are known (unknown-shares.ts). */
  known: boolean;
}

/** The shares that the investor held on a day. */
export function BalanceTable({ title, entries, known }: BalanceTableProps) {
  const amount = amountColumn(entries);
  const byCurrency = groupByCurrency(entries, ({ currencyCode }) => currencyCode);
  const unitsIn = (currency: string) =>
    sumIfKnown((byCurrency.get(currency) ?? []).map(({ totalNoUnits }) => totalNoUnits));
  return (
    <StatementTable
      title={title}
      headers={['Transaction Code', 'Issuer', 'Stock Code', 'Shares', amount.header]}
      figures={2}
      lead={1}
      empty={known ? undefined : unknownShares}
      rows={entries.map((entry) => [
        entry.transactionCode || '--',
        entry.issuer || '--',
        entry.stockCode || '--',
        formatCount(entry.totalNoUnits),
        amount.cell(entry),
      ])}
      totals={amount.totals.map((total) => [
        total.label,
        '',
        '',
        formatCount(unitsIn(total.currency)),
        total.amount,
      ])}
    />
  );
}
