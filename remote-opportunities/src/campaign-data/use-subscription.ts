import useSWR from 'swr';
import {
  fetchSubscription,
  subscriptionCall,
  type Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';

export function useSubscription(guid: string) {
  return useSWR<Subscription>(dataKey(subscriptionCall, guid), ([, , id = '']: DataKey) =>
    fetchSubscription(id),
  );
}
