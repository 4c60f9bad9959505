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
} from '@investor-portal/shared/partner-api/contract/company-view';
import { derivedKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { fetchIfThere } from '../follow/use-watched-campaigns';

export interface ComparedCampaign {
  campaign: Campaign;
  subscription: Subscription | null;
  /** The kinds of documents that the issuer has published. Null if they could not be loaded. */
  documents: readonly string[] | null;
}

const comparedCalls = [campaignCall, subscriptionCall, companyViewCall];

/** Fetches a campaign with the data of a comparison. Returns null if the campaign does not exist. */
export function useCompared(guid: string | undefined) {
  return useSWR<ComparedCampaign | null, unknown>(
    guid ? derivedKey('compared', comparedCalls, guid) : null,
    ([, , id = '']: DataKey) => fetchCompared(id),
  );
}

async function fetchCompared(guid: string): Promise<ComparedCampaign | null> {
  const campaign = await fetchIfThere(guid);
  if (!campaign) return null;
  const [subscription, documents] = await Promise.all([
    fetchSubscription(guid).catch(() => null),
    documentsOf(campaign.issuerGuid).catch(() => null),
  ]);
  return { campaign, subscription, documents };
}

async function documentsOf(issuerGuid: string): Promise<string[] | null> {
  if (issuerGuid === '') return null;
  const { documents } = await fetchCompanyView(issuerGuid);
  return documents.map(({ DocumentType: type }) => type || '--');
}
