import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { campaignRowPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { commitmentsByCampaignCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { endingOf, needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { isEnded } from '@investor-portal/shared/rules/dates';
import { tellSubmitted } from '@investor-portal/shared/storage/tell-submitted';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';

/** One request covers this many campaigns. Cards of other campaigns show no commitments. */
const campaignsRead = 100;

const nothing: ReadonlyMap<string, MyCommitments> = new Map();

/** Undefined while it loads, and empty without an account or after a failure. `revalidateIfStale` reads again on each screen. */
export function useMyCommitments(wanted = true, revalidateIfStale = false) {
  const { data: user, error: userError } = useUserDetails({ revalidateIfStale: false });
  const accountId = wanted && user && isRegistered(user) ? user.accountId : '';
  const { data, error } = useSWR<[string, MyCommitments][], unknown>(
    accountId === '' ? null : derivedKey('my-commitments', [commitmentsByCampaignCall], accountId),
    async () => {
      const pages = campaignRowPages({ investorAccountId: accountId, rowPerPage: campaignsRead });
      const rows = (await pages(1)).data;
      for (const { guid: campaignGuid, commitments } of rows)
        tellSubmitted(commitments.map((each) => ({ ...each, campaignGuid })));
      return [...sumByCampaign(rows, serverNow())];
    },
    { onError: () => undefined, revalidateIfStale, revalidateOnReconnect: false },
  );
  if (data) return new Map(data);
  const settled = error !== undefined || userError !== undefined || (user && accountId === '');
  return settled ? nothing : undefined;
}

/** Returns null without a maximum or an earlier commitment. The API decides about amounts, so this prevents nothing. */
export function useRemainingMaximum(campaign: Campaign) {
  const maximum = toCentavos(campaign.maxAmountPerInvestor) ?? 0;
  const idle = useIdle();
  const mine = useMyCommitments(idle && maximum > 0)?.get(campaign.guid.toLowerCase());
  if (!mine || mine.currency !== campaign.currencyCode) return null;
  return { committed: mine.amount, left: Math.max(0, maximum - mine.amount) as Centavos };
}

interface MyCommitments {
  amount: Centavos;
  currency: string;
  count: number;
  /** Whether the investor has to reconfirm one of the commitments and its deadline has not passed. */
  reconfirm: boolean;
}

/** Sums the standing commitments of each campaign by guid in lower case, unless an amount is unknown or currencies differ. */
export function sumByCampaign(rows: readonly CampaignRow[], now: number) {
  const sums = new Map<string, MyCommitments>();
  for (const { guid, commitments } of rows) {
    const standing = commitments.filter((commitment) => !endingOf(commitment));
    const sum = sumCommitments(standing);
    const reconfirm = standing.some(
      (each) => needsReconfirmation(each) && !isEnded(each.reconfirmDeadlineDate, now),
    );
    if (sum) sums.set(guid.toLowerCase(), { ...sum, count: standing.length, reconfirm });
  }
  return sums;
}
