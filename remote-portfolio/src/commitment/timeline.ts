import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { endMoment, isEnded } from '@investor-portal/shared/rules/dates';

/** A station in the life of a commitment. */
export interface TimelineStep {
  name: 'committed' | 'reconfirm' | 'closed' | 'calibrated' | 'memo' | 'cancelled' | 'terminated';
  state: 'done' | 'now' | 'ahead';
  /** When it was or will be, as the wire writes it; '' when that is not known. */
  date: string;
}

type Memo = Pick<StockMemo, 'createdOn'>;

/**
 * The life of a commitment: committed → reconfirm (only where a material change asks for it) → closed →
 * calibrated → memo; a cancelled one ends where it was cancelled.
 * @param memo the stock memo of its campaign, when there is one.
 */
export function timeline(
  commitment: Commitment,
  campaign: Campaign,
  memo: Memo | undefined,
  now: number,
): TimelineStep[] {
  const { commitmentStatusCode: code } = commitment;
  const cancelled = code === 'CAN' || isNamed(commitment, 'terminated');
  const start = [committed(commitment), ...reconfirmation(commitment, cancelled)];
  if (cancelled) return [...start, ending(commitment)];
  const completed = commitment.completionDate !== '';
  const ended = completed || isEnded(campaign.offeredPeriodEndDate, now);
  const waits = start.some(({ state }) => state === 'now');
  const steps: TimelineStep[] = [
    ...start,
    { name: 'closed', state: done(ended), date: closing(commitment, campaign) },
    { name: 'calibrated', state: done(completed), date: commitment.completionDate },
    { name: 'memo', state: done(memo !== undefined), date: memo?.createdOn ?? '' },
  ];
  return waits ? steps : withCurrent(steps);
}

function committed(commitment: Commitment): TimelineStep {
  const pending = commitment.commitmentStatusCode === 'PEN';
  return {
    name: 'committed',
    state: pending ? 'now' : 'done',
    date: commitment.commitmentDate || commitment.createdOn,
  };
}

function reconfirmation(commitment: Commitment, cancelled: boolean): TimelineStep[] {
  const { commitmentStatusCode: code, materialChanges, reconfirmDeadlineDate: date } = commitment;
  if (code === 'REC') return [{ name: 'reconfirm', state: 'now', date }];
  // Cancelled instead of reconfirmed: the station was never passed.
  if (cancelled || materialChanges.length === 0) return [];
  return [{ name: 'reconfirm', state: 'done', date: '' }];
}

/** A campaign may close before its offering ends, but is not completed before it closed. */
function closing({ completionDate }: Commitment, { offeredPeriodEndDate }: Campaign): string {
  const completed = endMoment(completionDate);
  const end = endMoment(offeredPeriodEndDate);
  return completed !== null && (end === null || completed < end)
    ? completionDate
    : offeredPeriodEndDate;
}

function ending(commitment: Commitment): TimelineStep {
  const name = isNamed(commitment, 'terminated') ? 'terminated' : 'cancelled';
  // The wire does not say when. Credits have days of their own, which may be later (refund.ts).
  return { name, state: 'done', date: '' };
}

/** The first station ahead is where the commitment is now. */
function withCurrent(steps: TimelineStep[]): TimelineStep[] {
  const next = steps.findIndex(({ state }) => state === 'ahead');
  return steps.map((step, index) => (index === next ? { ...step, state: 'now' } : step));
}

function done(passed: boolean): TimelineStep['state'] {
  return passed ? 'done' : 'ahead';
}

function isNamed(commitment: Commitment, name: string): boolean {
  return commitment.commitmentStatus.name.trim().toLowerCase() === name;
}
