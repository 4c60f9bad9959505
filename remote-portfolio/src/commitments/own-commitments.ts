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
import type { RowTone } from '../components/FactsRow';
import type { Fact } from '../components/Facts';

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

/** Returns `action` if a commitment has to be reconfirmed, and `ended` if all commitments have ended. */
export function toneOf(commitments: readonly Status[]): RowTone | undefined {
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

type Status = Parameters<typeof needsReconfirmation>[0];

/*
 * The specification defines 'Commitment Expiry' by status code on the commitment's screen and by campaign status in the
 * lists (§4 'Commitment expiry display', readings R1). The functions return wire format or ''.
 */

type Dates = Partial<Pick<Commitment, 'commitmentExpirationDate' | 'reconfirmDeadlineDate'>>;
type CommitmentOfRow = CampaignRow['commitments'][number];

/** The specification (§4) compares the *currency* code to REC, but must mean the status code. Both are accepted (readings R1). */
export function detailExpiry(
  commitment: Dates &
    Pick<Commitment, 'commitmentStatusCode' | 'commitmentStatus' | 'commitmentCurrencyCode'>,
): string {
  const { commitmentCurrencyCode: currency } = commitment;
  const field = expiryDateOf(commitment) ?? (currency === 'REC' ? 'reconfirmDeadlineDate' : null);
  return (field && commitment[field]) ?? '';
}

export function listExpiry(row: Dates & Pick<Commitment, 'campaignStatus'>): string {
  const status = normalisedStatus(row.campaignStatus);
  if (status === 'pending') return row.commitmentExpirationDate ?? '';
  if (status === 'reconfirm') return row.reconfirmDeadlineDate ?? '';
  return '';
}

/** Returns 'Expiration' in the lists, with the kind of date. The date is in wire format, or '' if it is unknown. */
export function expiryFact(commitment: Parameters<typeof expiryKind>[0], date: string): Fact {
  const kind = expiryKind(commitment, date);
  const shown = formatDate(date);
  return {
    label: 'Expiration',
    labelled: kind === '' && shown !== '--',
    value: kind === '' || shown === '--' ? shown : `${kind} ${shown}`,
  };
}

/**
 * Returns the label of a date, or '' if only the campaign asks for reconfirmation and this commitment needs none.
 */
function expiryKind(
  commitment: Dates & Parameters<typeof needsReconfirmation>[0],
  date: string,
): 'Reconfirm by' | 'Expires' | '' {
  const asked = needsReconfirmation(commitment) || commitment.commitmentStatusCode === '';
  if (asked && date === commitment.reconfirmDeadlineDate) return 'Reconfirm by';
  return date === commitment.commitmentExpirationDate ? 'Expires' : '';
}

/**
 * The campaign's status covers all commitments to it, so the commitment's own status is used first. A commitment that
 * has ended has no expiry.
 */
export function nestedExpiry(
  commitment: Dates & Pick<CommitmentOfRow, 'commitmentStatusCode' | 'commitmentStatus'>,
  campaignStatus: string,
): string {
  const field = expiryDateOf(commitment);
  if (field) return commitment[field] ?? '';
  const known = commitment.commitmentStatusCode !== '' || endingOf(commitment) !== undefined;
  return known ? '' : listExpiry({ ...commitment, campaignStatus });
}
