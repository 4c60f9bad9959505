import {
  fetchExpiringCampaigns,
  fetchNewestCampaigns,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Page } from '@investor-portal/shared/partner-api/contract/envelope';
import {
  campaignListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/contract/list-request';

export type FetchCampaigns = (request: CampaignListRequest) => Promise<Page<Campaign>>;

export const campaignFetchers = { newest: fetchNewestCampaigns, expiring: fetchExpiringCampaigns };

/** Fetches pages of a partner's campaigns. The default page size is that of spec §9. */
export function campaignPages(fetchCampaigns: FetchCampaigns, partnerAccountCode: string) {
  return (currentPage: number, rowPerPage: number = campaignListDefaults.rowPerPage) =>
    fetchCampaigns({
      ...campaignListDefaults,
      rowPerPage,
      currentPage,
      advanceFilter: { partnerAccountCode },
    });
}
