import useSWR from 'swr';
import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import {
  fetchCampaign,
  fetchSubscription,
  type Subscription,
} from '@investor-portal/shared/partner-api/campaigns';

/** SWR key of a campaign. */
export const campaignKey = (guid: string) => ['campaign', guid] as const;
const subscriptionKey = (guid: string) => ['subscription', guid] as const;

/** A campaign, refetched each time a screen that shows it opens. */
export function useCampaign(guid: string) {
  return useDetail(campaignKey(guid), () => fetchCampaign(guid));
}

/** How far a campaign is subscribed. */
export function useSubscription(guid: string) {
  return useSWR<Subscription>(subscriptionKey(guid), ([, id]: ReturnType<typeof subscriptionKey>) =>
    fetchSubscription(id),
  );
}
