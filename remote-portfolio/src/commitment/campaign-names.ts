import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';

/** 'Campaign ID': the field of that name in a commitment's context (spec §3), else the campaign's code. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
