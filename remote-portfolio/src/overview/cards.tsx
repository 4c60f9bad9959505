import { ArrowLeftRight, ChartPie, ChevronRight, HandCoins, type LucideIcon } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { formatTotals, type WireMoney } from '../components/totals';
import { notIncluded } from '../components/not-included';
import { useOpenCommitments } from '../data/use-open-commitments';
import { committedIn } from './portfolio-values';
import { investedIn, useHeldPositions } from '../stock-positions/positions';
import { thisMonth } from '../data/day-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { Figure, type FigureContent } from './Figure';
import { LinkRow } from './Rows.styled';
import type { AsyncData } from '../components/AsyncSection';

/** Links to the commitments, with the sum and the number of the open ones. */
export function CommitmentsCard() {
  return (
    <OverviewCard
      to={paths.commitments}
      title="Investment Commitments"
      icon={HandCoins}
      response={useOpenCommitments()}
      show={({ commitments, unreadable }) =>
        summed(commitments.map(committedIn), 'open commitment', 'None open', { unreadable })
      }
    />
  );
}

export function PositionsCard() {
  return (
    <OverviewCard
      to={paths.stockPositions}
      title="Stock Positions"
      icon={ChartPie}
      response={useHeldPositions()}
      show={({ rows, unreadable }) =>
        summed(rows.map(investedIn), 'position', 'No shares yet', { unreadable })
      }
    />
  );
}

export function ActivityCard({ now }: { now: number }) {
  return (
    <OverviewCard
      to={paths.accountActivity}
      title="Account Activity"
      icon={ArrowLeftRight}
      response={useAccountActivity(thisMonth(now))}
      show={({ transactions }) =>
        summed(
          transactions.map(({ amount, currencyCode }) => ({ amount, currencyCode })),
          'share purchase',
          'No share purchases',
          { when: ' this month' },
        )
      }
    />
  );
}

/**
 * Shows the sum of amounts and their number. Without amounts it shows the text `none`, because a row of zeros says nothing.
 * Rows that could not be read may be amounts, so then there is no such claim.
 */
function summed(
  amounts: readonly WireMoney[],
  one: string,
  none: string,
  { when = '', unreadable = 0 }: { when?: string; unreadable?: number } = {},
): FigureContent {
  const missing = notIncluded({ unreadable });
  if (amounts.length === 0) return { caption: missing ? '--' : none + when, missing };
  const [count, ...words] = countOf(amounts.length, one).split(' ');
  return {
    figure: <HideableFigures>{formatTotals(amounts).join(' + ')}</HideableFigures>,
    caption: (
      <>
        <span>{count}</span>
        <span>{` ${words.join(' ')}${when}`}</span>
      </>
    ),
    missing,
  };
}

interface OverviewCardProps<Data> {
  to: string;
  title: string;
  icon: LucideIcon;
  response: AsyncData<Data>;
  show: (data: Data) => FigureContent;
}

/** One row of the card that leads to the three lists (spec §2). */
function OverviewCard<Data>({ to, title, icon: Icon, ...figure }: OverviewCardProps<Data>) {
  return (
    <Row>
      <Mark aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </Mark>
      <h2>
        <WholeCardLink to={to}>{title}</WholeCardLink>
      </h2>
      <Figure {...figure} />
      <ChevronRight aria-hidden="true" size={16} />
    </Row>
  );
}

/*
 * On a phone the figure is below the title. The row has one height, and the figure takes all the room that the title leaves, so that
 * nothing moves when the figure arrives (decision 46).
 */
const Row = styled(LinkRow)`
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-content: center;
  min-height: 4.75rem;

  h2 {
    font-size: ${tokens.text.md};
    font-weight: 500;
    letter-spacing: normal;
  }

  /* The button lies above the link that covers the row, so that Retry works. */
  button {
    position: relative;
    z-index: ${tokens.layer.raised};
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: 5.5rem;

    h2 {
      font-size: ${tokens.text.sm};
      line-height: 1.25rem;
    }

    > div {
      grid-area: 2 / 2;
    }

    > :first-child {
      grid-row: 1 / span 2;
    }

    > :last-child {
      grid-area: 1 / 3 / span 2;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  place-items: center;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['accent-text']};
`;
