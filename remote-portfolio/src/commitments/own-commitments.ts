import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  endingOf,
  needsReconfirmation,
  statusName,
} from '@investor-portal/shared/rules/commitment-status';
import { daysLeft, endInstant, durationText } from '@investor-portal/shared/rules/dates';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { isClosedCampaign } from '../data/closed-campaign';
import type { RowTone } from '../components/FactsRow';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';

/**
 * Ended commitments count only if there are no others. If the statuses differ, a commitment to reconfirm comes first,
 * then a pending one.
 */
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

/** Returns whole days (spec §4 'Campaign end'), or null if they are unknown or the campaign is closed. */
export function remainingDays(campaign: Pick<CampaignRow, 'campaignStatus' | 'remainingDays'>) {
  const { campaignStatus, remainingDays: days } = campaign;
  return days === null || isClosedCampaign(campaignStatus) ? null : Math.max(0, Math.floor(days));
}

/**
 * Returns the remaining days in words, the last day in hours or minutes as on other screens (decision 40). Returns null if the
 * days are unknown, and once the offering is over.
 */
export function remainingText(
  campaign: Pick<CampaignRow, 'campaignStatus' | 'remainingDays' | 'campaignEndDate'>,
  now: number,
): string | null {
  const days = remainingDays(campaign);
  const end = endInstant(campaign.campaignEndDate);
  if (days === null || (days === 0 && end !== null && end <= now)) return null;
  const isLastDay = days === 0 && daysLeft(campaign.campaignEndDate, now) === 0;
  return `${isLastDay ? durationText((end ?? now) - now) : countOf(days, 'day')} left`;
}

type Status = Parameters<typeof needsReconfirmation>[0];
