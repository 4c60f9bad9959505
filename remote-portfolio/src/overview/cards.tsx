import { ArrowLeftRight, ChartPie, HandCoins, type LucideIcon } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { formatTotals, type WireMoney } from '../components/totals';
import { notIncluded } from '../components/not-included';
import { useOpenCommitments } from '../data/use-open-commitments';
import { committedIn } from './portfolio-values';
import { investedIn, useAllPositions } from '../stock-positions/positions';
import { thisMonth } from '../data/day-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { Figure, type FigureContent } from './Figure';
import type { AsyncData } from '../components/AsyncSection';

/** Links to the commitments, with the sum and the number of the open ones. */
export function CommitmentsCard() {
  return (
    <OverviewCard
      to={paths.commitments}
      title="Investment Commitments"
      icon={HandCoins}
      response={useOpenCommitments()}
      show={({ commitments, unreadable }) => ({
        ...summed(commitments.map(committedIn), 'open commitment', 'None open'),
        missing: notIncluded({ unreadable }),
      })}
    />
  );
}

export function PositionsCard() {
  return (
    <OverviewCard
      to={paths.stockPositions}
      title="Stock Positions"
      icon={ChartPie}
      response={useAllPositions()}
      show={({ rows, unreadable }) => ({
        ...summed(rows.map(investedIn), 'position', 'No shares yet'),
        missing: notIncluded({ unreadable }),
      })}
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
          ' this month',
        )
      }
    />
  );
}

/**
 * Shows the sum of amounts and their number. Without amounts it shows the text `none`, because a row of zeros says nothing.
 */
function summed(
  amounts: readonly WireMoney[],
  one: string,
  none: string,
  when = '',
): FigureContent {
  if (amounts.length === 0) return { caption: none + when };
  const [count, ...words] = countOf(amounts.length, one).split(' ');
  return {
    figure: <HideableFigures>{formatTotals(amounts).join(' + ')}</HideableFigures>,
    caption: (
      <>
        <span>{count}</span>
        <span>{` ${words.join(' ')}${when}`}</span>
      </>
    ),
  };
}

interface OverviewCardProps<Data> {
  to: string;
  title: string;
  icon: LucideIcon;
  response: AsyncData<Data>;
  show: (data: Data) => FigureContent;
}

/** On a phone the card is a row of two lines, so that three cards leave room for other content. */
function OverviewCard<Data>({ to, title, icon: Icon, ...figure }: OverviewCardProps<Data>) {
  return (
    <Surface $flush>
      <Mark aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
      </Mark>
      <h2>
        <WholeCardLink to={to}>{title}</WholeCardLink>
      </h2>
      <Figure {...figure} />
    </Surface>
  );
}

const Surface = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${tokens.space[3]};
  align-content: start;
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};

  h2 {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
    letter-spacing: normal;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  > :first-child {
    grid-row: 1 / span 2;
  }

  /* The button lies above the link that covers the card, so that Retry works. */
  button {
    position: relative;
    z-index: ${tokens.layer.raised};
  }

  &:has(a:focus-visible) {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      border-color: ${tokens.colour['accent-line']};
      box-shadow: ${tokens.shadow[2]};
    }
  }

  /* Side by side, the cards share their rows, so that the figures stand in one line where a title takes two. */
  ${media.tablet} {
    grid-row: span 3;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${tokens.space[2]};
    padding: ${tokens.space[4]} ${tokens.space[5]};

    > :first-child {
      grid-row: 1;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  width: 2rem;
  height: 2rem;
  place-items: center;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['accent-text']};
`;
