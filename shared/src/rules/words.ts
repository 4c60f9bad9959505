import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { Commitment } from '../partner-api/contract/commitment';
import { statusName, type StatusName } from './commitment-status';
import { cancellationDeadline, type Deadline } from './deadline';
import { daysLeft, endInstant, formatDateTime, isEnded, durationText } from './dates';
import { countOf, formatCount } from './number-format';
import { phaseOf, type OfferPeriod } from './offering-phase';
import { normalisedStatus, statusEntryOf } from './status';
import { parseInstant, type WireDate } from './wire-date';

// The sentences that name a deadline or depend on `platformRules`. Screens do not write such sentences themselves.

const rules = () => runtimeConfig().platformRules;

function when(word: 'by' | 'until', date: WireDate): string {
  const text = formatDateTime(date);
  return text === '--' ? '' : ` ${word} ${text}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The last day is shown in hours or minutes (spec §2, §4, decision 40). */
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

function opensInText({ offeredPeriodStartDate: start }: OfferPeriod, now: number): string {
  const at = parseInstant(start);
  return at === null ? '--' : `Opens in ${durationText(at - now)}`;
}

export function openingSentence(campaign: OfferPeriod, now: number): string {
  return `${opensInText(campaign, now)}, on ${formatDateTime(campaign.offeredPeriodStartDate)}.`;
}

export function deadlineTitle({ kind, at }: Pick<Deadline, 'kind' | 'at'>, now: number): string {
  if (kind === 'closes') return 'Campaign closes';
  if (kind === 'opens' || kind === 'ends')
    return `${capitalized(kind)} in ${durationText((at ?? now) - now)}`;
  return `Last moment to ${kind}`;
}

/** @param what `this commitment`, `your commitment`, `it`, a code or an amount. */
export function canCancelUntil(what: string, until: WireDate): string {
  return `You can cancel ${what}${when('until', until)}.`;
}

export function wasPossibleUntil(until: WireDate): string {
  return `It was possible${when('until', until)}.`;
}

export function cancellationItem(deadline: number | null, now: number) {
  const passed = deadline !== null && deadline <= now;
  const label = passed ? 'Cancellation closed' : 'Can be cancelled until';
  return { label, value: formatDateTime(deadline) };
}

/** Empty without a deadline, and if the offering has ended. */
export function cancellationSentence(
  campaign: Parameters<typeof cancellationDeadline>[0],
  now: number,
): string {
  const deadline = cancellationDeadline(campaign, now);
  if (deadline === null || isEnded(campaign.offeredPeriodEndDate, now)) return '';
  return deadline <= now
    ? `This offering closes soon, so you cannot cancel a commitment you make now. Cancellation closed on ${formatDateTime(deadline)}.`
    : canCancelUntil('your commitment', deadline);
}

/** @param undated replaces the text without a deadline. */
export function reconfirmBy(deadline: WireDate, undated: string): string {
  const by = when('by', deadline);
  return by ? `Reconfirm${by}` : undated;
}

export function reconfirmTask({ subject: { issuer }, shown }: Deadline): string {
  return `Reconfirm your commitment to ${issuer}${when('by', shown)}`;
}

export function reconfirmReason({ subject: { code, amount } }: Deadline): string {
  const what = `${code || 'your commitment'} of ${amount || 'an unknown amount'}`;
  return `The campaign’s terms have changed. ${unlessReconfirmed(what)}`;
}

/** `by` is such as ` by then`. With the amount as `refund`, the sentence also says where it goes. */
export function unlessReconfirmed(what: string, { by = '', refund = '' } = {}): string {
  if (!rules().cancelsUnreconfirmed)
    return `${what.replace(/^(?:your|the) /, capitalized)} waits for you to reconfirm it.`;
  return `If you don’t reconfirm${by}, ${what} will be cancelled${willGoBack(refund)}.`;
}

export function tooLateToReconfirm(deadline: WireDate): string {
  const text = formatDateTime(deadline);
  return `You can no longer reconfirm${text === '--' ? '' : `. The deadline was ${text}`}`;
}

export function unreconfirmed(refund: string): string {
  return rules().cancelsUnreconfirmed
    ? `The commitment is being cancelled${willGoBack(refund)}.`
    : 'Ask the platform what happens to the commitment.';
}

function willGoBack(refund: string): string {
  return refund && rules().refundsToWallet ? ` and ${refund} will go back to your wallet` : '';
}

/** The texts of a calendar entry. Others may see the calendar, so they name no amount. */
export function calendarTexts({ kind, shown, subject: { code, issuer } }: Deadline) {
  const what = code || 'your commitment';
  const [title, sentence] =
    kind === 'cancel'
      ? [`Last moment to cancel your commitment to ${issuer}`, canCancelUntil(what, shown)]
      : [
          `Reconfirm your commitment to ${issuer}`,
          rules().cancelsUnreconfirmed
            ? `If you don’t reconfirm ${what}${when('by', shown)}, it will be cancelled.`
            : `You can reconfirm ${what}${when('until', shown)}.`,
        ];
  const moves = 'The issuer may change this date. The portal shows the current one.';
  return { title, description: `${sentence}\n${moves}` };
}

export function afterCancelling(): string {
  return rules().refundsToWallet ? 'goes back to your wallet' : 'is no longer committed';
}

export function cameBack(): string {
  return rules().refundsToWallet ? 'went back to your wallet' : 'was paid back to you';
}

/** `wanted` are the most shares that an amount can get, and `given` those that it would get now, if that is known. */
export function oversubscriptionSentences(
  allotment: { wanted: number; given: number | null } | null,
): string[] {
  const { allotsProRata, refundsToWallet } = rules();
  const refund = refundsToWallet ? ['The rest of your money goes back to your wallet.'] : [];
  if (!allotment)
    return [
      `If investors want more shares than are on offer, ${allotsProRata ? 'each gets the same part' : 'you may get fewer than you asked for'}.`,
      ...refund,
    ];
  const { wanted, given } = allotment;
  const estimate =
    allotsProRata && given !== null ? `; about ${formatCount(given)} as things stand` : '';
  return [
    `This amount is more than is left of the offering, so you get at most ${countOf(wanted, 'share')}${estimate}.`,
    ...refund,
  ];
}

export function fewerSharesReason(): string {
  return rules().allotsProRata
    ? ' When investors ask for more shares than are on offer, each gets the same part of them, in whole shares.'
    : '';
}

export function restSentence(rest: string): string {
  const back = rules().refundsToWallet
    ? ', and it goes back to your wallet when the campaign closes'
    : '';
  return `${rest} is less than one share. You pay it too${back}.`;
}

/** In an oversubscribed offering more than the rest goes back, so the label promises no amount. */
export function restLabel(oversubscribed: boolean): string {
  return rules().refundsToWallet && !oversubscribed
    ? 'Goes back when the campaign closes'
    : 'Less than one share';
}

function statusLines(): Readonly<Record<StatusName, string>> {
  const { cancelsUnreconfirmed, refundsToWallet } = rules();
  const refund = refundsToWallet ? ' Money taken for it goes back to your wallet.' : '';
  return {
    pending: 'Your commitment is waiting to be confirmed.',
    ongoing: 'Your money is committed, and the campaign is still running.',
    approved: 'Your money is committed to this campaign.',
    committed: 'Your money is committed to this campaign.',
    reconfirm: cancelsUnreconfirmed
      ? 'The campaign’s terms changed. Reconfirm in time, or your commitment will be cancelled.'
      : 'The campaign’s terms changed, and your commitment waits for you to reconfirm it.',
    incomplete: 'The campaign is not complete yet, so your shares are not final.',
    completed: 'The campaign is complete, and your shares are final.',
    cancelled: `Your commitment no longer counts.${refund}`,
    terminated: `The campaign was called off.${refund}`,
  };
}

export function statusLine(
  commitment: Pick<Commitment, 'commitmentStatusCode' | 'commitmentStatus'>,
): string {
  return statusEntryOf(statusLines(), normalisedStatus(statusName(commitment))) ?? '';
}
