import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { Cluster, SmallText } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { moneyFact, statusFact, unitsFact } from '../components/Facts';
import { FactsRow } from '../components/FactsRow';
import {
  campaignGuidOf,
  memoCurrencyOf,
  memoStatusOf,
  pendingReason,
  positionName,
  stockTypeOf,
} from './positions';

/** A stock position in the list (spec §2 'Security Position Listing'). */
export function PositionRow({ position }: { position: StockMemo }) {
  const issuer = positionName(position);
  const campaignGuid = campaignGuidOf(position);
  return (
    <FactsRow
      title={issuer}
      headingLevel={3}
      facts={[
        moneyFact('Amount', position.finalInvestmentAmount, memoCurrencyOf(position)),
        statusFact('Status', memoStatusOf(position)),
        unitsFact('Units', position.finalNumberOfShares, 'unit'),
        { label: 'Type', value: stockTypeOf(position) },
        { label: 'Created Date', kind: 'code', value: formatDate(position.createdOn) },
        { label: 'Stock Memo No.', kind: 'code', value: position.stockMemoNumber },
        { label: 'Campaign Code', kind: 'code', value: position.campaignCode },
      ]}
    >
      <Cluster $gap={2} $justify="between">
        <SmallText $soft>{pendingReason(position)}</SmallText>
        <Links>
          {campaignGuid ? (
            <LinkButton
              variant="quiet"
              size="sm"
              to={paths.campaignUpdates(campaignGuid)}
              aria-label={`Updates from ${issuer}, ${position.stockMemoNumber}`}
            >
              Updates
            </LinkButton>
          ) : null}
          <LinkButton
            variant="secondary"
            size="sm"
            to={paths.stockPosition(position.guid)}
            aria-label={`View More about ${issuer}, ${position.stockMemoNumber}`}
          >
            View More
          </LinkButton>
        </Links>
      </Cluster>
    </FactsRow>
  );
}

const Links = styled(Cluster).attrs({ $gap: 2 })`
  margin-inline-start: auto;
`;
