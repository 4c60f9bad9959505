import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import {
  endingOf,
  expiryDateOf,
  isFinal,
  needsReconfirmation,
  rulesOfCode,
} from '@investor-portal/shared/rules/commitment-status';
import { nextDeadline } from '@investor-portal/shared/rules/deadline';
import { endInstant, isEnded } from '@investor-portal/shared/rules/dates';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';

export interface TimelineStep {
  name:
    | 'committed'
    | 'reconfirm'
    | 'not reconfirmed'
    | 'locked'
    | 'closed'
    | 'calibrated'
    | 'memo'
    | 'cancelled'
    | 'terminated';
  state: 'done' | 'current' | 'upcoming';
  date: WireDate;
}

/** The campaign was terminated or cancelled, so it allots no shares. */
const calledOffCodes = ['TER', 'CAN'];

/** The step 'reconfirm' is there only after a material change, and 'locked' only while cancelling is possible. */
export function timelineSteps(
  commitment: Commitment,
  campaign: Campaign,
  memo: Pick<StockMemo, 'createdOn'> | undefined,
  now: number,
): TimelineStep[] {
  const ending = endingOf(commitment);
  const isPending = expiryDateOf(commitment) === 'commitmentExpirationDate';
  const committed: TimelineStep = {
    name: 'committed',
    state: isPending ? 'current' : 'done',
    date: committedOn(commitment),
  };
  // The API does not send the date of a cancellation. Refunds have their own dates, which may be later (refund.ts).
  if (ending) return [committed, { name: ending, state: 'done', date: '' }];
  const start = [committed, ...reconfirmation(commitment, now)];
  const completed = isFinal(commitment);
  const ended = completed || phaseOf(campaign, now) === 'ended';
  const closed: TimelineStep = {
    name: 'closed',
    state: done(ended),
    date: closing(commitment, campaign, ended, now),
  };
  // The commitment's own status may follow later.
  if (!completed && calledOffCodes.includes(campaign.statusCode.toUpperCase()))
    return [...start, closed];
  const steps: TimelineStep[] = [
    ...start,
    ...(completed ? [] : locking(commitment, campaign, now)),
    closed,
    { name: 'calibrated', state: done(completed), date: commitment.completionDate },
    { name: 'memo', state: done(memo !== undefined), date: memo?.createdOn ?? '' },
  ];
  if (start.some(({ state }) => state === 'current')) return steps;
  const next = steps.findIndex(({ state }) => state === 'upcoming');
  return steps.map((step, index) => (index === next ? { ...step, state: 'current' } : step));
}

function reconfirmation(commitment: Commitment, now: number): TimelineStep[] {
  const { materialChanges, commitmentStatusCode, reconfirmDeadlineDate: date } = commitment;
  if (needsReconfirmation(commitment)) {
    const name = isEnded(date, now) ? 'not reconfirmed' : 'reconfirm';
    return [{ name, state: 'current', date }];
  }
  // Only this status says that the investor has reconfirmed.
  const isReconfirmed = rulesOfCode(commitmentStatusCode).name === 'approved';
  if (materialChanges.length === 0 || !isReconfirmed) return [];
  return [{ name: 'reconfirm', state: 'done', date: '' }];
}

/** Only the API knows whether cancelling is possible (readings R3). */
function locking(commitment: Commitment, campaign: Campaign, now: number): TimelineStep[] {
  const deadline = nextDeadline(commitment, campaign, now);
  // A commitment that needs reconfirmation has another step for its deadline.
  return deadline?.kind === 'cancel'
    ? [{ name: 'locked', state: 'upcoming', date: deadline.shown }]
    : [];
}

/** The completion or the offering's end, whichever is earlier. '' if it was closed early, for which the API sends no date. */
function closing(
  { completionDate }: Commitment,
  { offeredPeriodEndDate }: Campaign,
  ended: boolean,
  now: number,
): string {
  const completed = endInstant(completionDate);
  const end = endInstant(offeredPeriodEndDate);
  if (completed !== null && (end === null || completed < end)) return completionDate;
  return ended && end !== null && end > now ? '' : offeredPeriodEndDate;
}

function done(passed: boolean): TimelineStep['state'] {
  return passed ? 'done' : 'upcoming';
}
