import { ArrowLeftRight, ChartPie, ChevronRight, HandCoins, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { type AsyncData, Load } from '@investor-portal/shared/ui/Load';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { linkedRow } from '../components/FactsRow.styled';
import { notIncluded } from '../components/not-included';
import { formatTotals, type WireMoney } from '../components/totals';
import { thisMonth } from '../data/day-range';
import { useOpenCommitments } from '../data/use-open-commitments';
import { heldPositions, investedIn, useAllPositions } from '../stock-positions/positions';
import { committedAmountOf } from './PortfolioValue';

/** The links to the three lists (spec §2), each with the sum and the number of its entries. */
export function Cards({ now }: { now: number }) {
  return (
    <ul>
      <OverviewCard
        to={paths.commitments}
        title="Investment Commitments"
        icon={HandCoins}
        response={useOpenCommitments()}
        read={({ commitments, unreadable }) => ({
          amounts: commitments.map(committedAmountOf),
          unreadable,
        })}
        one="open commitment"
        none="None open"
      />
      <OverviewCard
        to={paths.stockPositions}
        title="Stock Positions"
        icon={ChartPie}
        response={useAllPositions()}
        read={({ rows, unreadable }) => ({
          amounts: heldPositions(rows).map(investedIn),
          unreadable,
        })}
        one="position"
        none="No shares yet"
      />
      <OverviewCard
        to={paths.accountActivity}
        title="Account Activity"
        icon={ArrowLeftRight}
        response={useAccountActivity(thisMonth(now))}
        read={({ transactions }) => ({ amounts: transactions })}
        one="share purchase"
        none="No share purchases"
        when=" this month"
      />
    </ul>
  );
}

interface OverviewCardProps<Data> {
  to: string;
  title: string;
  icon: LucideIcon;
  response: AsyncData<Data>;
  read: (data: Data) => { amounts: readonly WireMoney[]; unreadable?: number };
  one: string;
  none: string;
  when?: string;
}

function OverviewCard<Data>(props: OverviewCardProps<Data>) {
  const { title, icon: Icon, one, none, when = '' } = props;
  return (
    <Row>
      <Mark aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </Mark>
      <h2>
        <WholeCardLink to={props.to}>{title}</WholeCardLink>
      </h2>
      <Figure>
        <Load of={props.response} what="this" as="line">
          {(data) => {
            const { amounts, ...missed } = props.read(data);
            const missing = notIncluded(missed);
            // This single element takes the focus after Retry.
            return (
              <div>
                {amounts.length > 0 ? (
                  <>
                    <strong>
                      <HideableFigures>{formatTotals(amounts).join(' + ')}</HideableFigures>
                    </strong>
                    <span>{countOf(amounts.length, one) + when}</span>
                  </>
                ) : (
                  // Rows that could not be read may be amounts, so there may be some.
                  <span>{missing ? '--' : none + when}</span>
                )}
                {missing ? <p>{missing}</p> : null}
              </div>
            );
          }}
        </Load>
      </Figure>
      <ChevronRight aria-hidden="true" size={16} />
    </Row>
  );
}

/* The row has one height, and the figure takes all free room, so that nothing moves when it arrives (decision 46). */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template: 'mark title figure chevron' / auto auto minmax(0, 1fr) auto;
  column-gap: ${tokens.space[3]};
  align-content: center;
  align-items: center;
  min-height: 4.75rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  overflow-wrap: anywhere;

  ${linkedRow}

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  > h2 {
    grid-area: title;
    font-size: ${tokens.text.md};
    font-weight: 500;
  }

  > svg {
    grid-area: chevron;
    color: ${tokens.colour['ink-quiet']};
  }

  ${media.phone} {
    grid-template: 'mark title chevron' 'mark figure chevron' / auto minmax(0, 1fr) auto;
    min-height: 5.5rem;

    > h2 {
      font-size: ${tokens.text.sm};
      line-height: 1.25rem;
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;

const Mark = styled.span`
  display: grid;
  grid-area: mark;
  width: 2.5rem;
  height: 2.5rem;
  place-items: center;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['accent-text']};
`;

const Figure = styled.div`
  grid-area: figure;
  min-height: 2.75rem;
  color: ${tokens.colour['ink-quiet']};
  font-size: 0.8125rem;
  line-height: 1.25rem;

  strong {
    ${tabularDigits}
    display: block;
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.lg};
    line-height: 1.5rem;
  }

  ${media.tablet} {
    display: grid;
    align-content: center;
    justify-items: end;
    text-align: end;
  }
`;
