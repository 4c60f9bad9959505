import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Facts, moneyFact, sharesFact } from '../components/Facts';
import { PendingReason } from './PendingReason';
import { campaignGuidOf, memoCurrencyOf, memoStatusOf, stockTypeOf } from './positions';

/** A stock position in the list (spec §2): its figures, then its codes and actions in quiet type. */
export function PositionRow({ position }: { position: StockMemo }) {
  const issuer = position.issuer || '--';
  const campaignGuid = campaignGuidOf(position);
  return (
    <Row>
      <Top>
        <h3>{issuer}</h3>
        <StatusBadge status={memoStatusOf(position)} />
        <PendingReason memo={position} />
      </Top>
      <Figures>
        <Facts
          facts={[
            moneyFact('Amount', position.finalInvestmentAmount, memoCurrencyOf(position)),
            sharesFact('Units', position.finalNumberOfShares),
            { label: 'Type', value: stockTypeOf(position) },
          ]}
        />
      </Figures>
      <Foot>
        <Codes>
          <Facts
            facts={[
              { label: 'Created Date', value: formatDate(position.createdOn) },
              { label: 'Stock Memo No.', value: position.stockMemoNumber },
              { label: 'Campaign Code', value: position.campaignCode },
            ]}
          />
        </Codes>
        <Actions $gap={2}>
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
        </Actions>
      </Foot>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};

  ${media.tablet} {
    gap: ${tokens.space[3]};
    padding: ${tokens.space[5]} ${tokens.space[6]};
  }
`;

/** A long name wraps and leaves the status beside it. The reason is below on a phone, and else before the status. */
const Top = styled(Cluster)`
  gap: 0 ${tokens.space[3]};
  align-items: baseline;

  > h3 {
    flex: 1 1 6rem;
    font-size: ${tokens.text.md};
    font-weight: 600;
  }

  > p {
    color: ${tokens.colour['ink-quiet']};
    font-size: 0.8125rem;

    ${media.phone} {
      flex-basis: 100%;
    }
  }

  ${media.tablet} {
    flex-wrap: nowrap;

    > :nth-child(2) {
      order: 1;
    }
  }
`;

/** On a phone the amount has its own line and no label, and the labels of units and type stand before them. */
const Figures = styled.div`
  ${media.phone} {
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[3]};
    }

    dl > div {
      display: flex;
      gap: ${tokens.space[1]};
      align-items: baseline;
      min-width: 0;
    }

    dl > :first-child {
      flex-basis: 100%;
    }

    dl > :first-child > dt {
      ${visuallyHidden}
    }
  }

  dl > div > dd {
    font-weight: 500;
  }

  dl > :first-child > dd {
    font-size: ${tokens.text.lg};
    font-weight: 600;
    line-height: 1.4;
  }

  ${media.tablet} {
    dl {
      grid-template-columns: minmax(9.75rem, max-content) minmax(7.25rem, max-content) minmax(
          0,
          1fr
        );
      gap: ${tokens.space[3]};
    }

    dl > div > dd {
      font-size: ${tokens.text.md};
      line-height: calc(${tokens.text.lg} * 1.4);
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: end;
  justify-content: space-between;
`;

const Codes = styled.div`
  min-width: 0;

  dl > div > dd {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
  }

  ${media.phone} {
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[3]};
    }

    dl > div > dt {
      ${visuallyHidden}
    }
  }

  ${media.tablet} {
    dl {
      grid-template-columns: 9.75rem 7.25rem auto;
      gap: ${tokens.space[3]};
    }

    dl > div > dd {
      font-size: 0.8125rem;
    }
  }
`;

const Actions = styled(Cluster)`
  margin-inline-start: auto;
`;
