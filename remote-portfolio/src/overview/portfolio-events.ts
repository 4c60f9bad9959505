import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { endInstant } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { isDateOnly, parseInstant, type WireDate } from '@investor-portal/shared/rules/wire-date';
import { shownDeadline } from '../components/deadline-event';
import type { OfferingEnds } from '../data/use-open-commitments';
import { memoCurrencyOf, positionName } from '../stock-positions/positions';
import { deadlinesOf, offeringEndOf } from './deadlines';

export interface PortfolioEvent {
  key: string;
  kind: 'reconfirm' | 'cancel' | 'closes' | 'committed' | 'completed' | 'memo';
  /** How the commitment has ended since. The API sends no date for that. */
  ending?: ReturnType<typeof endingOf>;
  /** Epoch ms. `date` is the API's own text, which may have no time. */
  at: number;
  date: WireDate;
  issuer: string;
  to: string;
  amount: number | null;
  currency: string;
}

interface Holdings {
  all: readonly Commitment[];
  commitments: readonly Commitment[];
  offeringEnds: OfferingEnds;
}

/** Lists all dated events. Upcoming events start with the next one, past events with the latest. */
export function portfolioEvents(
  { all, commitments, offeringEnds }: Holdings,
  positions: readonly StockMemo[],
  now: number,
): { ahead: PortfolioEvent[]; past: PortfolioEvent[] } {
  const deadlines = deadlinesOf(commitments, offeringEnds, now).flatMap(
    ({ kind, commitment, at }) => {
      // A day does not tell the moment until which the investor can cancel (readings R3).
      const onlyDay = kind === 'cancel' && isDateOnly(offeringEndOf(commitment, offeringEnds));
      return at === null || onlyDay
        ? []
        : [ofCommitment(kind, commitment, at, shownDeadline(commitment, at))];
    },
  );
  const closings = commitments.flatMap((commitment) => {
    const end = offeringEndOf(commitment, offeringEnds);
    const at = endInstant(end);
    return at === null || at <= now ? [] : [ofCommitment('closes', commitment, at, end)];
  });
  const milestones = all.flatMap((commitment) => {
    const { completionDate } = commitment;
    const begun = committedOn(commitment);
    const ending = endingOf(commitment);
    return [
      ...dated('committed', commitment, begun).map((event) => ({ ...event, ending })),
      ...(ending ? [] : dated('completed', commitment, completionDate)),
    ];
  });
  const memos = positions.flatMap((position) => ofMemo(position));
  // A recorded event has happened even if its time is after `now`, which may be a few seconds behind the API's clock.
  const isAhead = ({ kind, at }: PortfolioEvent) =>
    at > now && !['committed', 'memo'].includes(kind);
  const events = [...deadlines, ...oncePerCampaign(closings), ...milestones, ...memos];
  return {
    ahead: events.filter(isAhead).sort((a, b) => a.at - b.at),
    past: events.filter((event) => !isAhead(event)).sort((a, b) => b.at - a.at),
  };
}

function dated(kind: PortfolioEvent['kind'], commitment: Commitment, date: string) {
  const at = parseInstant(date);
  return at === null ? [] : [ofCommitment(kind, commitment, at, date)];
}

function ofCommitment(
  kind: PortfolioEvent['kind'],
  commitment: Commitment,
  at: number,
  date: WireDate,
): PortfolioEvent {
  const final = kind === 'completed';
  return {
    key: `${kind} ${kind === 'closes' ? commitment.campaignGuid : commitment.guid}`,
    kind,
    at,
    date,
    issuer: issuerOrCode(commitment),
    to: paths.commitment(commitment.guid, commitment.campaignGuid),
    amount: final ? commitment.calibratedAmount : commitment.commitmentAmount,
    currency: final ? finalCurrencyOf(commitment) : commitment.commitmentCurrencyCode,
  };
}

/** A campaign closes once for all commitments to it, so the event has no amount. */
function oncePerCampaign(closings: readonly PortfolioEvent[]): PortfolioEvent[] {
  const byKey = new Map(closings.map((event) => [event.key, { ...event, amount: null }]));
  return [...byKey.values()];
}

function ofMemo(position: StockMemo): PortfolioEvent[] {
  const at = parseInstant(position.createdOn);
  if (at === null) return [];
  return [
    {
      key: `memo ${position.guid}`,
      kind: 'memo',
      at,
      date: position.createdOn,
      issuer: positionName(position),
      to: paths.stockPosition(position.guid),
      amount: position.finalInvestmentAmount,
      currency: memoCurrencyOf(position),
    },
  ];
}
