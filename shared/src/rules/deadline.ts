import type { Campaign } from '../partner-api/contract/campaigns';
import type { Commitment } from '../partner-api/contract/commitment';
import { paths } from '../routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { commitmentActions, type CommitmentAction } from './commitment-actions';
import { amountOr } from './commitment-currency';
import { needsReconfirmation } from './commitment-status';
import { daysLeft, endInstant } from './dates';
import { issuerOrCode } from './issuer-name';
import { phaseOf } from './offering-phase';
import { parseInstant, type WireDate } from './wire-date';

const hourMs = 3_600_000;

interface Moment {
  /** Epoch ms, or null if the API gives no date. */
  at: number | null;
  /** A day that the API sends ends at the next midnight, but is shown as that day (readings R4). */
  shown: WireDate;
}

/** A moment until which the investor can act on a commitment, or at which an offering opens or ends. */
export interface Deadline extends Moment {
  /** `closes` is the end of a commitment's offering. `opens` and `ends` are about a watched offering. */
  kind: CommitmentAction | 'closes' | 'opens' | 'ends';
  subject: {
    guid: string;
    code: string;
    issuer: string;
    /** The committed amount with its currency, or '' if it is unknown. */
    amount: string;
  };
  to: string;
}

export function cancellableUntil(offeringEnd: WireDate): number | null {
  const end = endInstant(offeringEnd);
  return end === null ? null : end - runtimeConfig().limits.cancellationHours * hourMs;
}

type CancellationTerms = Pick<Campaign, 'offeredPeriodEndDate' | 'isInvestmentActionAllowed'>;

/** Null also if the API refuses before the deadline (readings R3). Only responses about a commitment need to say so. */
export function cancellationDeadline(campaign: CancellationTerms, now: number): number | null {
  const deadline = cancellableUntil(campaign.offeredPeriodEndDate);
  const isRefused = campaign.isInvestmentActionAllowed === false && (deadline ?? 0) > now;
  return isRefused ? null : deadline;
}

export function isCancellationOver(campaign: CancellationTerms, now: number): boolean {
  const deadline = cancellationDeadline(campaign, now);
  return deadline !== null && deadline <= now;
}

type ActionCampaign = Pick<
  Campaign,
  'statusCode' | 'isInvestmentActionAllowed' | 'offeredPeriodEndDate'
>;

/** Until when a commitment to reconfirm can be reconfirmed or cancelled, and every other commitment cancelled. */
export function actionDeadline(
  commitment: Commitment,
  campaign: ActionCampaign | undefined,
): Moment {
  const { reconfirmDeadlineDate } = commitment;
  if (needsReconfirmation(commitment))
    return { at: endInstant(reconfirmDeadlineDate), shown: reconfirmDeadlineDate };
  const at = cancellableUntil(campaign?.offeredPeriodEndDate);
  return { at, shown: at };
}

/** Stands in for a campaign on lists. The commitment's own screen asks the API whether the campaign allows it (readings R3). */
export function assumedOpenCampaign(offeredPeriodEndDate = ''): ActionCampaign {
  return { statusCode: 'APP', isInvestmentActionAllowed: true, offeredPeriodEndDate };
}

/** The API decides. The deadline only prevents refusals on a screen that was left open (readings R3). */
export function offeredActions(
  commitment: Commitment,
  campaign: ActionCampaign | undefined,
  now: number,
): CommitmentAction[] {
  const { at } = actionDeadline(commitment, campaign);
  if (at !== null && now >= at) return [];
  return commitmentActions({
    ...commitment,
    campaignStatusCode: campaign?.statusCode ?? '',
    isInvestmentActionAllowed: campaign?.isInvestmentActionAllowed ?? false,
  });
}

export function commitmentDeadline(
  kind: CommitmentAction | 'closes',
  commitment: Commitment,
  moment: Moment,
): Deadline {
  const { guid, campaignGuid, commitmentCode: code } = commitment;
  const subject = {
    guid,
    code,
    issuer: issuerOrCode(commitment),
    amount: amountOr('', commitment),
  };
  return { kind, ...moment, subject, to: paths.commitment(guid, campaignGuid) };
}

/** Null if the commitment allows no action (readings R3), and for a cancellation without a date. */
export function nextDeadline(
  commitment: Commitment,
  campaign: ActionCampaign | undefined,
  now: number,
): Deadline | null {
  // Reconfirming comes first. After the deadline, no action is offered.
  const [kind] = offeredActions(commitment, campaign, now);
  const moment = actionDeadline(commitment, campaign);
  return kind && (kind === 'reconfirm' || moment.at !== null)
    ? commitmentDeadline(kind, commitment, moment)
    : null;
}

/** A deadline for cancelling is shown this long in advance. */
const noticeMs = 72 * hourMs;

export function isLastChanceToCancel(deadline: Deadline | null, now: number): boolean {
  return deadline?.kind === 'cancel' && (deadline.at ?? Infinity) - noticeMs <= now;
}

/** The end of an offering is shown when the campaign's card counts at most this many days. An opening is always shown. */
const noticeDays = 3;

export function watchedDeadline(campaign: Campaign, now: number): Deadline | null {
  const { guid, offeredPeriodStartDate: start, offeredPeriodEndDate: end } = campaign;
  const subject = { guid, code: '', issuer: issuerOrCode(campaign), amount: '' };
  const to = paths.campaign(guid);
  const phase = phaseOf(campaign, now);
  if (phase === 'upcoming')
    return { kind: 'opens', at: parseInstant(start), shown: start, subject, to };
  const isSoon = phase === 'open' && (daysLeft(end, now) ?? Infinity) <= noticeDays;
  return isSoon ? { kind: 'ends', at: endInstant(end), shown: end, subject, to } : null;
}

export function byDate(one: Deadline, other: Deadline): number {
  return (one.at ?? 0) - (other.at ?? 0);
}
