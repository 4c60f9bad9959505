import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  commitmentActions,
  type CommitmentAction,
} from '@investor-portal/shared/rules/commitment-can';
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
 * The deadline for acting on the commitment, in epoch ms: the reconfirmation deadline while it needs reconfirmation,
 * otherwise 48 hours before the offering ends (spec §9). `null` if the API gives no date.
 * @param campaign undefined while it is loading, or if it could not be loaded.
 */
export function actionDeadline(
  commitment: ActionCommitment,
  campaign: ActionCampaign | undefined,
): number | null {
  return needsReconfirmation(commitment)
    ? endInstant(commitment.reconfirmDeadlineDate)
    : cancellableUntil(campaign?.offeredPeriodEndDate);
}

/** A campaign that allows everything: what its commitments' status and dates alone would offer. */
export function allowingCampaign(offeredPeriodEndDate = ''): ActionCampaign {
  return { statusCode: 'APP', isInvestmentActionAllowed: true, offeredPeriodEndDate };
}

/**
 * The actions to offer now: those that the action table allows (rules/commitment-can), until the deadline. The API has
 * the last word; the deadline only spares the investor a refusal on a screen left open (readings R3). Actions that do
 * not depend on the campaign, such as reconfirming, do not need it to be loaded.
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
