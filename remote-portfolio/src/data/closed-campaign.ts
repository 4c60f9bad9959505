import { rulesOfName } from '@investor-portal/shared/rules/commitment-status';
import { normalisedStatus } from '@investor-portal/shared/rules/status';

/** Whether a campaign was completed, cancelled or terminated. Its end date may still be in the future. */
export function isClosedCampaign(campaignStatus: string): boolean {
  const { ending } = rulesOfName(campaignStatus);
  return ending !== undefined || normalisedStatus(campaignStatus) === 'completed';
}
