import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  commitmentActions,
  type CommitmentAction,
} from '@investor-portal/shared/rules/commitment-actions';
import { needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { cancellableUntil, endInstant } from '@investor-portal/shared/rules/dates';

type ActionCommitment = Pick<
  Commitment,
  'commitmentStatusCode' | 'commitmentStatus' | 'reconfirmDeadlineDate'
>;
type ActionCampaign = Pick<
  Campaign,
  'statusCode' | 'isInvestmentActionAllowed' | 'offeredPeriodEndDate'
>;

/**
 * Returns epoch ms, or null if the API gives no date. A commitment to reconfirm has its reconfirmation deadline. Other
 * commitments can be cancelled until `limits.cancellationHours` before the offering ends (spec §9).
 */
export function actionDeadline(
  commitment: ActionCommitment,
  campaign: ActionCampaign | undefined,
): number | null {
  return needsReconfirmation(commitment)
    ? endInstant(commitment.reconfirmDeadlineDate)
    : cancellableUntil(campaign?.offeredPeriodEndDate);
}

/**
 * Stands in for a campaign, and assumes that it allows every action. What is offered then depends only on the commitment's
 * status and dates. The commitment's own screen asks the API whether the campaign allows the action (readings R3).
 */
export function assumedOpenCampaign(offeredPeriodEndDate = ''): ActionCampaign {
  return { statusCode: 'APP', isInvestmentActionAllowed: true, offeredPeriodEndDate };
}

/**
 * The API decides whether an action is possible. The deadline only prevents refusals on a screen that was left open
 * (readings R3). Reconfirming does not need the campaign.
 */
export function offeredActions(
  commitment: ActionCommitment,
  campaign: ActionCampaign | undefined,
  now: number,
): CommitmentAction[] {
  const deadline = actionDeadline(commitment, campaign);
  if (deadline !== null && now >= deadline) return [];
  return commitmentActions({
    ...commitment,
    campaignStatusCode: campaign?.statusCode ?? '',
    isInvestmentActionAllowed: campaign?.isInvestmentActionAllowed ?? false,
  });
}
