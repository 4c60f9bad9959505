import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { campaignRowPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { commitmentsByCampaignCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { sumByCampaign, type MyCommitments } from './sum-by-campaign';

/** One request covers this many campaigns. Cards of other campaigns show no commitments. */
const campaignsRead = 100;

const nothing: ReadonlyMap<string, MyCommitments> = new Map();

/**
 * The result is undefined while it loads. It is empty without an investment account and after a failure, because the
 * portfolio shows the same data.
 * @param revalidateIfStale whether to read the commitments again each time a screen opens.
 */
export function useMyCommitments(
  wanted = true,
  revalidateIfStale = false,
): ReadonlyMap<string, MyCommitments> | undefined {
  const { data: user, error: userError } = useUserDetails({ revalidateIfStale: false });
  const accountId = wanted && user && isRegistered(user) ? user.accountId : '';
  const { data, error } = useSWR<[string, MyCommitments][], unknown>(
    accountId === '' ? null : derivedKey('my-commitments', [commitmentsByCampaignCall], accountId),
    ([, , investorAccountId = '']: DataKey) => fetchMine(investorAccountId),
    { onError: () => undefined, revalidateIfStale, revalidateOnReconnect: false },
  );
  if (data) return new Map(data);
  const settled = error !== undefined || userError !== undefined || (user && accountId === '');
  return settled ? nothing : undefined;
}

export interface RemainingMaximum {
  committed: Centavos;
  left: Centavos;
}

/** Returns null without a maximum or an earlier commitment. The API decides about amounts, so this prevents nothing. */
export function useRemainingMaximum(
  campaign: Pick<Campaign, 'guid' | 'currencyCode' | 'maxAmountPerInvestor'>,
): RemainingMaximum | null {
  const maximum = toCentavos(campaign.maxAmountPerInvestor) ?? 0;
  const idle = useIdle();
  const mine = useMyCommitments(idle && maximum > 0)?.get(campaign.guid.toLowerCase());
  if (!mine || mine.currency !== campaign.currencyCode) return null;
  return { committed: mine.amount, left: Math.max(0, maximum - mine.amount) as Centavos };
}

async function fetchMine(investorAccountId: string) {
  const page = await campaignRowPages({ investorAccountId, rowPerPage: campaignsRead })(1);
  return [...sumByCampaign(page.data, serverNow())];
}
