import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Money } from '@investor-portal/shared/ui/Money';
import { Own } from '@investor-portal/shared/ui/Own';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { Facts } from '../components/Facts';
import { memoCurrencyOf, memoStatusOf, stockTypeOf } from './positions';

/** A stock position in the list (spec §2 'Security Position Listing'). */
export function PositionCard({ position }: { position: StockMemo }) {
  const issuer = position.issuer || '--';
  return (
    <Card>
      <Stack $gap={3}>
        <Cluster $justify="between">
          <h3>{issuer}</h3>
          <StatusBadge status={memoStatusOf(position)} />
        </Cluster>
        <Facts
          roomy
          facts={[
            { label: 'Created Date', value: formatDate(position.createdOn) },
            { label: 'Stock Memo No.', value: position.stockMemoNumber },
            { label: 'Campaign Code', value: position.campaignCode },
            { label: 'Type', value: stockTypeOf(position) },
            { label: 'Units', value: <Own>{formatCount(position.finalNumberOfShares)}</Own> },
            {
              label: 'Amount',
              value: (
                <Money
                  own
                  amount={position.finalInvestmentAmount}
                  currency={memoCurrencyOf(position)}
                />
              ),
            },
          ]}
        />
        <Cluster $justify="end">
          <LinkButton
            variant="secondary"
            size="sm"
            to={paths.stockPosition(position.guid)}
            aria-label={`View More about ${issuer}, ${position.stockMemoNumber}`}
          >
            View More
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
}
