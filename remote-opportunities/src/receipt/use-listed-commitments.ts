import { useState } from 'react';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { isTo } from '../my-commitments/is-to';
import type { Receipt } from './receipt';

/** A commitment that another device sends at the same moment appears within this time. */
const watchedMs = 60_000;
const intervalMs = 15_000;

/**
 * Finds commitments to the receipt's campaign that the investor made on another device and did not know of at Submit
 * (decision 30). The newest commitments are read for a minute, and when the investor comes back to the page.
 * `own` is the receipt's commitment as the list has it now.
 */
export function useListedCommitments(receipt: Receipt) {
  const { known, commitmentGuid } = receipt;
  const accountId = useUserDetails({ revalidateIfStale: false }).data?.accountId;
  const [openedAt] = useState(() => performance.now());
  const { data = [] } = useSWR<readonly Commitment[], unknown>(
    known && accountId ? derivedKey('other-commitments', [commitmentsCall], accountId) : null,
    async () => {
      const newest = { investorAccountId: accountId ?? '', rowPerPage: wholeListPageSize };
      return (await commitmentPages(newest)(1)).data;
    },
    {
      revalidateOnFocus: true,
      refreshInterval: () => (performance.now() - openedAt < watchedMs ? intervalMs : 0),
      onError: () => undefined,
    },
  );
  const own = data.find(({ guid }) => guid === commitmentGuid);
  return {
    others: known ? otherCommitments(data, receipt, known) : [],
    own,
  };
}

function otherCommitments(
  commitments: readonly Commitment[],
  { campaignGuid, campaignCode, commitmentGuid, amount }: Receipt,
  known: readonly string[],
): readonly Commitment[] {
  const made = commitments.filter(
    (each) => isTo({ guid: campaignGuid, campaignCode }, each) && !known.includes(each.guid),
  );
  const madeOf = (of: Centavos | null) =>
    made.find(({ commitmentAmount }) => toCentavos(commitmentAmount) === of);
  // The receipt does not name its own commitment if the list could not be read then. A commitment of an unknown amount may
  // be the receipt's.
  const own = commitmentGuid || (madeOf(toCentavos(amount)) ?? madeOf(null))?.guid;
  return made.filter((each) => each.guid !== own && endingOf(each) === undefined);
}
