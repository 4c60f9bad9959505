import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import {
  fetchCampaign,
  fetchSubscription,
  type Campaign,
  type Subscription,
} from '@investor-portal/shared/partner-api/campaigns';
import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';

/** SWR keys of one campaign: `mutate` them after anything that changes what is raised. */
export const campaignKey = (guid: string) => ['campaign', guid] as const;
const subscriptionKey = (guid: string) => ['subscription', guid] as const;

/** The partner API knows no such campaign. */
export function isMissing(error: unknown): boolean {
  return isPartnerApiError(error) && error.status === 404;
}

/** A campaign, read anew each time a screen that shows it opens. */
export function useCampaign(guid: string): SWRResponse<Campaign, unknown> {
  const settings = useSWRConfig();
  const read: SWRResponse<Campaign, unknown> = useSWR(
    campaignKey(guid),
    ([, id]: ReturnType<typeof campaignKey>) => fetchCampaign(id),
    {
      // That there is none stands on the screen itself, and is not said twice (spec §8, readings R6).
      onError: (error: unknown, key: string) => {
        if (read.data || !isMissing(error)) settings.onError(error, key, settings);
      },
    },
  );
  return read;
}

/** How far it is subscribed. */
export function useSubscription(guid: string) {
  return useSWR<Subscription>(subscriptionKey(guid), ([, id]: ReturnType<typeof subscriptionKey>) =>
    fetchSubscription(id),
  );
}
