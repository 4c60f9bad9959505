import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';

/** 'Campaign ID': the field of that name in the context of a commitment (spec §3), or else the campaign's code. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
