import useSWR from 'swr';
import {
  campaignCall,
  fetchSubscription,
  subscriptionCall,
  type Campaign,
  type Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  companyViewCall,
  fetchCompanyView,
  type CompanyView,
} from '@investor-portal/shared/partner-api/contract/company-view';
import { derivedKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { fetchIfThere } from '../follow/use-watched-campaigns';

export interface ComparedCampaign {
  campaign: Campaign;
  subscription: Subscription | null;
  /** The kinds of documents that the issuer has published. Empty if they could not be loaded. */
  documents: readonly string[];
}

const comparedCalls = [campaignCall, subscriptionCall, companyViewCall];

const documentsOf = ({ documents }: CompanyView) => [
  ...new Set(documents.map(({ DocumentType: type }) => type || '--')),
];

/** Fetches a campaign with the data of a comparison. Returns null if the campaign does not exist. */
export function useCompared(guid: string | undefined) {
  return useSWR<ComparedCampaign | null, unknown>(
    guid ? derivedKey('compared', comparedCalls, guid) : null,
    async ([, , id = '']: DataKey) => {
      const campaign = await fetchIfThere(id);
      if (!campaign) return null;
      const [subscription, documents] = await Promise.all([
        fetchSubscription(id).catch(() => null),
        campaign.issuerGuid
          ? fetchCompanyView(campaign.issuerGuid).then(documentsOf, () => [])
          : [],
      ]);
      return { campaign, subscription, documents };
    },
  );
}
