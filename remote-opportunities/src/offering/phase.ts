import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  daysLeft,
  endInstant,
  formatDateTime,
  isEnded,
  cancellableUntil,
} from '@investor-portal/shared/rules/dates';
import { durationText } from '@investor-portal/shared/rules/duration';
import { countOf } from '@investor-portal/shared/rules/number-format';
import {
  phaseOf,
  type OfferPeriod,
  type Phase,
} from '@investor-portal/shared/rules/offering-phase';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';

/** Sentences that say why an investor cannot invest in a campaign. Null means that investing is possible. */
export const closedMessages: Record<Phase, string | null> = {
  upcoming: 'This offering has not started yet.',
  open: null,
  ended: 'This offering has ended.',
};

/**
 * Returns 'Ended', the whole days left (spec §2, §4), or how long until the offering opens. The last day is shown in
 * hours or minutes (decision 40).
 */
export function daysLeftText(campaign: OfferPeriod, now: number): string {
  const phase = phaseOf(campaign, now);
  if (phase === 'ended') return 'Ended';
  if (phase === 'upcoming') return opensInText(campaign, now);
  const { offeredPeriodEndDate: end } = campaign;
  const days = daysLeft(end, now);
  if (days === null) return '--';
  if (days > 0) return `${countOf(days, 'day')} left`;
  return `${capitalized(durationText((endInstant(end) ?? now) - now))} left`;
}

/**
 * Whether an open offering ends within a day, for styles. Neither case is an empty text, because the first frame fills texts
 * into its template (decision 106).
 */
export function lastDayMark(
  campaign: OfferPeriod,
  now: number,
): 'within-a-day' | 'not-within-a-day' {
  const isLastDay = daysLeft(campaign.offeredPeriodEndDate, now) === 0;
  return isLastDay && phaseOf(campaign, now) === 'open' ? 'within-a-day' : 'not-within-a-day';
}

/** Returns a text such as `Opens in 17 days`. */
function opensInText(campaign: OfferPeriod, now: number): string {
  const start = parseInstant(campaign.offeredPeriodStartDate);
  return start === null ? '--' : `Opens in ${durationText(start - now)}`;
}

/** Returns a sentence such as `Opens in 17 days, on 2026-12-09, 08:00 PHT.` */
export function openingSentence(campaign: OfferPeriod, now: number): string {
  return `${opensInText(campaign, now)}, on ${formatDateTime(campaign.offeredPeriodStartDate)}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type CancellationTerms = Pick<Campaign, 'offeredPeriodEndDate' | 'isInvestmentActionAllowed'>;

/**
 * Returns epoch ms, or null if there is no date. Also null if the API says that cancelling is not possible although the
 * deadline has not passed (readings R3). Only responses about a commitment need to say so (spec §3).
 */
export function cancellationDeadline(campaign: CancellationTerms, now: number): number | null {
  const deadline = cancellableUntil(campaign.offeredPeriodEndDate);
  const isRefused = campaign.isInvestmentActionAllowed === false && (deadline ?? 0) > now;
  return isRefused ? null : deadline;
}

export function isCancellationOver(campaign: CancellationTerms, now: number): boolean {
  const deadline = cancellationDeadline(campaign, now);
  return deadline !== null && deadline <= now;
}

/** A cancellation deadline with its label. Both arguments are epoch ms, and the deadline is null if it is unknown. */
export function cancellationItem(deadline: number | null, now: number) {
  const passed = deadline !== null && deadline <= now;
  const label = passed ? 'Cancellation closed' : 'Can be cancelled until';
  return { label, value: formatDateTime(deadline) };
}

/** The cancellation deadline as a sentence. Empty without a deadline, and if the offering has ended. */
export function cancellationSentence(campaign: CancellationTerms, now: number): string {
  const deadline = cancellationDeadline(campaign, now);
  if (deadline === null || isEnded(campaign.offeredPeriodEndDate, now)) return '';
  return deadline <= now
    ? `This offering closes soon, so you cannot cancel a commitment you make now. Cancellation closed on ${formatDateTime(deadline)}.`
    : `You can cancel your commitment until ${formatDateTime(deadline)}.`;
}
