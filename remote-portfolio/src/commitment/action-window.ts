import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import {
  commitmentActions,
  type CommitmentAction,
} from '@investor-portal/shared/rules/commitment-can';
import { cancellableUntil, endMoment } from '@investor-portal/shared/rules/dates';

export type ActedOn = Pick<Commitment, 'commitmentStatusCode' | 'reconfirmDeadlineDate'>;
export type ActedIn = Pick<
  Campaign,
  'statusCode' | 'isInvestmentActionAllowed' | 'offeredPeriodEndDate'
>;

/**
 * Until when the commitment can be acted on, in epoch ms: the reconfirmation deadline while it waits for one,
 * else 48 hours before the offering ends (spec §9). `null` when the API names no date.
 * @param campaign undefined while it is not known, or when it cannot be read.
 */
export function actionDeadline(commitment: ActedOn, campaign: ActedIn | undefined): number | null {
  return commitment.commitmentStatusCode === 'REC'
    ? endMoment(commitment.reconfirmDeadlineDate)
    : cancellableUntil(campaign?.offeredPeriodEndDate);
}

/**
 * What to offer at a moment: what the action table allows (rules/commitment-can), until the deadline. The API
 * decides; the deadline only spares the investor a refusal on a screen that has stood open (readings R3). What the
 * campaign has no say in needs none: a reconfirmation with a deadline does not wait for one that cannot be read.
 */
export function offeredActions(
  commitment: ActedOn,
  campaign: ActedIn | undefined,
  now: number,
): CommitmentAction[] {
  const deadline = actionDeadline(commitment, campaign);
  if (deadline !== null && now >= deadline) return [];
  return commitmentActions({
    commitmentStatusCode: commitment.commitmentStatusCode,
    campaignStatusCode: campaign?.statusCode ?? '',
    isInvestmentActionAllowed: campaign?.isInvestmentActionAllowed ?? false,
  });
}
