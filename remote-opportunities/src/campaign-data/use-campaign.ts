import useSWR from 'swr';
import {
  fetchSubscription,
  type Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';

const subscriptionKey = (guid: string) => ['subscription', guid] as const;

/** How far a campaign is subscribed. */
export function useSubscription(guid: string) {
  return useSWR<Subscription>(subscriptionKey(guid), ([, id]: ReturnType<typeof subscriptionKey>) =>
    fetchSubscription(id),
  );
}
