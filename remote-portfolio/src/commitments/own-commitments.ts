import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import {
  endingOf,
  needsReconfirmation,
  statusName,
  expiryDateOf,
} from '@investor-portal/shared/rules/commitment-status';
import {
  daysLeft,
  endInstant,
  formatDate,
  durationText,
} from '@investor-portal/shared/rules/dates';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';
import { normalisedStatus } from '@investor-portal/shared/rules/status';
import { isClosedCampaign } from '../data/use-open-commitments';
import type { Fact } from '../components/Facts';

type Status = Parameters<typeof needsReconfirmation>[0];

/** Ended commitments count only without others. The status is that of a commitment to reconfirm, or else of a pending one. */
export function sumOwnCommitments({ commitments }: Pick<CampaignRow, 'commitments'>) {
  const standing = commitments.filter((commitment) => !endingOf(commitment));
  const own = standing.length > 0 ? standing : commitments;
  const shown =
    own.find(needsReconfirmation) ??
    own.find((commitment) => statusName(commitment).toLowerCase() === 'pending') ??
    own[0];
  return { sum: sumCommitments(own), count: own.length, status: shown && statusName(shown) };
}

export function toneOf(commitments: readonly Status[]): 'action' | 'ended' | undefined {
  if (commitments.some(needsReconfirmation)) return 'action';
  return commitments.length > 0 && commitments.every(endingOf) ? 'ended' : undefined;
}

/** In whole days (spec §4), on the last day in hours or minutes (decision 40). Null if unknown, closed or over. */
export function remainingText(
  campaign: Pick<CampaignRow, 'campaignStatus' | 'remainingDays' | 'campaignEndDate'>,
  now: number,
): string | null {
  if (campaign.remainingDays === null || isClosedCampaign(campaign.campaignStatus)) return null;
  const days = Math.max(0, Math.floor(campaign.remainingDays));
  const end = endInstant(campaign.campaignEndDate);
  if (days === 0 && end !== null && end <= now) return null;
  const isLastDay = days === 0 && daysLeft(campaign.campaignEndDate, now) === 0;
  return `${isLastDay ? durationText((end ?? now) - now) : countOf(days, 'day')} left`;
}

/* §4 'Commitment expiry display' goes by status code on the commitment's screen, and by campaign status in the lists (readings R1). */

type DateField = ReturnType<typeof expiryDateOf>;
type CommitmentOfRow = CampaignRow['commitments'][number];

/** The specification (§4) compares the *currency* code to REC, but must mean the status code. Both are accepted (readings R1). */
export function detailExpiry(
  commitment: Status & Pick<Commitment, 'commitmentCurrencyCode'>,
): DateField {
  const isAsked = commitment.commitmentCurrencyCode === 'REC';
  return expiryDateOf(commitment) ?? (isAsked ? 'reconfirmDeadlineDate' : null);
}

export function listExpiry(campaignStatus: string): DateField {
  const status = normalisedStatus(campaignStatus);
  if (status === 'pending') return 'commitmentExpirationDate';
  return status === 'reconfirm' ? 'reconfirmDeadlineDate' : null;
}

/** The campaign's status covers all commitments to it, so the commitment's own status is used first, if it is known. */
export function nestedExpiry(commitment: Status, campaignStatus: string): DateField {
  const isKnown = commitment.commitmentStatusCode !== '' || endingOf(commitment) !== undefined;
  return isKnown ? expiryDateOf(commitment) : listExpiry(campaignStatus);
}

/** Returns 'Expiration' in the lists, with the kind of date, unless only the campaign asks for reconfirmation. */
export function expiryFact(
  commitment: Pick<CommitmentOfRow, keyof Status | NonNullable<DateField>>,
  field: DateField,
): Fact {
  const date = formatDate(field && commitment[field]);
  const isAsked = needsReconfirmation(commitment) || commitment.commitmentStatusCode === '';
  const reconfirm = isAsked ? 'Reconfirm by ' : '';
  const kind = field === 'commitmentExpirationDate' ? 'Expires ' : reconfirm;
  return {
    label: 'Expiration',
    labelled: kind === '' && date !== '--',
    value: date === '--' ? date : kind + date,
  };
}
