import { useState } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { PagesRead } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { Money } from '@investor-portal/shared/ui/Money';
import { PrintOnlyText } from '@investor-portal/shared/ui/PrintOnlyText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { currencyOf } from '@investor-portal/shared/rules/money';
import { type OpenCommitments, useOpenCommitments } from '../data/use-open-commitments';
import { useTimelineReady } from './use-timeline-ready';
import { useAllPositions } from '../stock-positions/positions';
import { type PortfolioEvent, portfolioEvents } from './portfolio-events';

const titles: Record<PortfolioEvent['kind'], string> = {
  reconfirm: 'Last moment to reconfirm',
  cancel: 'Last moment to cancel',
  closes: 'Campaign closes',
  committed: 'Committed',
  completed: 'Final shares',
  memo: 'Stock memo issued',
};

const shownFirst = 5;
const shownMore = 50;

export function PortfolioTimeline({ now }: { now: number }) {
  const { data: open } = useOpenCommitments();
  const { data: positions } = useAllPositions();
  if (!useTimelineReady(now) || !open || !positions) return null;
  return <Timeline open={open} positions={positions} now={now} />;
}

interface TimelineProps {
  open: OpenCommitments;
  positions: PagesRead<StockMemo>;
  now: number;
}

function Timeline({ open, positions, now }: TimelineProps) {
  const { ahead, past } = portfolioEvents(open, positions.rows, now);
  if (ahead.length + past.length === 0) return null;
  // Rows that cannot be read may have dates.
  const isWhole = open.unreadable + positions.unreadable === 0;
  return (
    <Card as="section" aria-labelledby="portfolio-timeline">
      <SectionHeading id="portfolio-timeline">Timeline</SectionHeading>
      <Columns>
        <Events title="Coming up" events={ahead} none={isWhole ? 'No dates ahead.' : '--'} />
        <Events title="So far" events={past} none={isWhole ? 'Nothing yet.' : '--'} />
      </Columns>
    </Card>
  );
}

interface EventsProps {
  title: string;
  events: readonly PortfolioEvent[];
  none: string;
}

function Events({ title, events, none }: EventsProps) {
  const [shown, setShown] = useState(shownFirst);
  const more = Math.min(events.length - shown, shownMore);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {events.length === 0 ? <p>{none}</p> : null}
      <Steps>
        {events.slice(0, shown).map((event) => (
          <Step key={event.key} $ahead={title === 'Coming up'}>
            <strong>{`${titles[event.kind]}${event.ending ? `, later ${event.ending}` : ''}`}</strong>
            <WholeCardLink to={event.to}>{event.issuer}</WholeCardLink>
            <When>
              <span translate="no">{formatDateTime(event.date)}</span>
              {event.amount === null ? null : (
                <Money hideable amount={event.amount} currency={currencyOf(event.currency)} />
              )}
            </When>
          </Step>
        ))}
      </Steps>
      {more > 0 ? (
        <More>
          <Button
            ref={transferFocus}
            variant="quiet"
            size="sm"
            onClick={() => setShown((count) => count + shownMore)}
            aria-label={`Show ${countOf(more, 'more event')}, ${title}`}
          >
            {`Show ${more} more`}
          </Button>
          <PrintOnlyText>{`Not printed: ${countOf(events.length - shown, 'more event')}.`}</PrintOnlyText>
        </More>
      ) : null}
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space[6]};

  h3 {
    margin-bottom: ${tokens.space[3]};
    font-size: ${tokens.text.md};
  }
`;

const Steps = styled.ol`
  overflow-wrap: anywhere;
`;

/* The left edge of the points is that of the headings. The whole step is the target of its link. */
const Step = styled.li<{ $ahead: boolean }>`
  position: relative;
  margin-inline-start: 5px;
  padding: 0 0 ${tokens.space[4]} ${tokens.space[4]};
  border-inline-start: 2px ${({ $ahead }) => ($ahead ? 'dashed' : 'solid')}
    ${({ $ahead }) => ($ahead ? tokens.colour['line-strong'] : tokens.colour['accent-text'])};
  font-size: ${tokens.text.sm};
  line-height: 1.25rem;
  break-inside: avoid;

  &::before {
    position: absolute;
    inset: 0.25rem auto auto -7px;
    width: 12px;
    height: 12px;
    background: ${({ $ahead }) => ($ahead ? tokens.colour.surface : tokens.colour['accent-text'])};
    border: 2px solid ${tokens.colour['accent-text']};
    border-radius: 50%;
    content: '';
  }

  &:last-child {
    padding-bottom: ${tokens.space[2]};
    border-color: transparent;
  }

  > strong {
    display: block;
    font-weight: 600;
  }

  > a {
    color: ${tokens.colour['accent-text']};
  }

  &:hover > a {
    text-decoration: underline;
  }

  &:has(a:focus-visible) {
    ${focusRing}
  }
`;

/* The longest titles leave no room for an amount, but every date does. */
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  align-items: baseline;
  justify-content: space-between;

  > :first-child {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/* The button's text begins where the texts of the steps do. */
const More = styled.div`
  margin-inline-start: calc(7px + ${tokens.space[4]} - ${tokens.space[3]} - 1px);
`;
