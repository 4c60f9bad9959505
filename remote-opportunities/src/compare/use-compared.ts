import useSWR from 'swr';
import {
  campaignCall,
  fetchCampaign,
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
import { isNotFound } from '@investor-portal/shared/partner-api/errors';

export interface Compared {
  campaign: Campaign;
  /** null where it could not be loaded. */
  subscription: Subscription | null;
  /** The kinds of the documents that the issuer has published; null where they could not be loaded. */
  documents: readonly string[] | null;
}

const comparedCalls = [campaignCall, subscriptionCall, companyViewCall];

/** A campaign with the data that a comparison shows; `null` when it does not exist. Without a guid it fetches nothing. */
export function useCompared(guid: string | undefined) {
  return useSWR<Compared | null, unknown>(
    guid ? derivedKey('compared', comparedCalls, guid) : null,
    ([, , id = '']: DataKey) => fetchCompared(id),
  );
}

async function fetchCompared(guid: string): Promise<Compared | null> {
  try {
    const campaign = await fetchCampaign(guid);
    const [subscription, documents] = await Promise.all([
      fetchSubscription(guid).catch(() => null),
      documentsOf(campaign.issuerGuid).catch(() => null),
    ]);
    return { campaign, subscription, documents };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function documentsOf(issuerGuid: string): Promise<string[] | null> {
  if (issuerGuid === '') return null;
  const { documents } = await fetchCompanyView(issuerGuid);
  return documents.map(({ DocumentType: type }) => type || '--');
}
