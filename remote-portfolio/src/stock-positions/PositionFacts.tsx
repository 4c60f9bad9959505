import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Money } from '@investor-portal/shared/ui/Money';
import { Own } from '@investor-portal/shared/ui/Own';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { memoCurrencyOf, memoStatusOf, stockTypeOf } from './positions';

/** The fields of a stock position in the order of spec §2; '--' for unknown values. */
export function PositionFacts({ position }: { position: StockMemo }) {
  return (
    <Card>
      <DataList
        columns={2}
        items={[
          { label: 'Stock Memo No.', value: position.stockMemoNumber },
          { label: 'Stock Code', value: position.stockCode },
          { label: 'Stock Type', value: stockTypeOf(position) },
          { label: 'Stock Memo Status', value: <StatusBadge status={memoStatusOf(position)} /> },
          { label: 'Transaction Code', value: position.transactionCode },
          { label: 'Campaign Code', value: position.campaignCode },
          { label: 'Campaign Completion Date', value: formatDate(position.completionDate) },
          { label: 'Issuer', value: position.issuer },
          {
            label: 'Final No. of Units',
            value: <Own>{formatCount(position.finalNumberOfShares)}</Own>,
          },
          {
            label: 'Final Investment Amount',
            value: (
              <Money
                own
                amount={position.finalInvestmentAmount}
                currency={memoCurrencyOf(position)}
              />
            ),
          },
          { label: 'Assigned To', value: position.assignee },
          // Always '--' (spec §2).
          { label: 'TXN No.', value: '--' },
          { label: 'Certificate No.', value: position.certificateNumber },
        ]}
      />
    </Card>
  );
}
