import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Facts, moneyFact } from '../components/Facts';
import { PendingReason } from './PendingReason';
import {
  campaignGuidOf,
  memoCurrencyOf,
  memoStatusOf,
  positionName,
  stockTypeOf,
} from './positions';

/** A stock position in the list (spec §2): issuer and amount, then what it is and its status, then its codes and actions. */
export function PositionRow({ position }: { position: StockMemo }) {
  const issuer = positionName(position);
  const campaignGuid = campaignGuidOf(position);
  const { finalNumberOfShares: units } = position;
  return (
    <Row>
      <h3>{issuer}</h3>
      <Facts
        facts={[
          moneyFact('Amount', position.finalInvestmentAmount, memoCurrencyOf(position)),
          {
            label: 'Units',
            value:
              units === null ? null : <HideableFigures>{countOf(units, 'unit')}</HideableFigures>,
            place: { order: 2 },
          },
          { label: 'Type', value: stockTypeOf(position), place: { order: 2, flexGrow: 1 } },
          {
            label: 'Created Date',
            value: formatDate(position.createdOn),
            quiet: 'always',
            place: { order: 5 },
          },
          {
            label: 'Stock Memo No.',
            value: position.stockMemoNumber,
            quiet: 'always',
            place: { order: 5 },
          },
          {
            label: 'Campaign Code',
            value: position.campaignCode,
            quiet: 'always',
            place: { order: 5 },
          },
        ]}
      />
      <StatusBadge status={memoStatusOf(position)} />
      <PendingReason memo={position} />
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
    </Row>
  );
}

/** Lines of text, which the facts' `order` sorts. The pseudo-elements end the first and the second line. */
const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[3]};
  align-items: baseline;
  padding: ${tokens.space[4]};

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }

  > h3 {
    flex: 1 1 8rem;
    font-size: ${tokens.text.md};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > span {
    order: 3;
  }

  /* On a phone the reason is below the status, and else before it. */
  > p {
    order: 3;
    flex-basis: 100%;
    font-size: 0.8125rem;

    ${media.tablet} {
      order: 2;
      flex-basis: auto;
    }
  }

  > dl {
    display: contents;
  }

  dl > div {
    min-width: 0;
  }

  dl > div > dt {
    ${visuallyHidden}
  }

  dl > div > dd {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
    font-weight: 400;
  }

  dl > [data-money] > dd {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
  }

  dl > [data-quiet] > dd {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  &::before,
  &::after {
    flex: 0 0 100%;
    order: 1;
    height: 0.25rem;
    content: '';
  }

  &::after {
    order: 4;
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[6]};

    &::after {
      height: 0.5rem;
    }

    > h3,
    dl > [data-money] > dd {
      font-size: ${tokens.text.lg};
    }
  }
`;

/** The whole row is the target of its last link, whose touch area is that of the row. */
const Actions = styled(Cluster)`
  order: 6;
  margin: ${tokens.space[2]} 0 0 auto;

  ${media.tablet} {
    margin-top: 0;
  }

  > a:not(:last-child) {
    z-index: ${tokens.layer.raised};
  }

  > a:last-child,
  > a:last-child:active:not([data-inert]) {
    position: static;
    transform: none;
  }
`;
