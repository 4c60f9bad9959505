import useSWR from 'swr';
import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import {
  fetchCampaign,
  fetchSubscription,
  type Subscription,
} from '@investor-portal/shared/partner-api/campaigns';

/** SWR keys of one campaign: `mutate` them after anything that changes what is raised. */
export const campaignKey = (guid: string) => ['campaign', guid] as const;
const subscriptionKey = (guid: string) => ['subscription', guid] as const;

/** A campaign, read anew each time a screen that shows it opens. */
export function useCampaign(guid: string) {
  return useDetail(campaignKey(guid), () => fetchCampaign(guid));
}

/** How far it is subscribed. */
export function useSubscription(guid: string) {
  return useSWR<Subscription>(subscriptionKey(guid), ([, id]: ReturnType<typeof subscriptionKey>) =>
    fetchSubscription(id),
  );
}
