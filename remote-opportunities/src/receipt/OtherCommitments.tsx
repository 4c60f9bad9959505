import { useState } from 'react';
import useSWR from 'swr';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { assumedOpenCampaign, offeredActions } from '@investor-portal/shared/rules/deadline';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { NextSteps } from '../offering/NextSteps';
import { isTo } from '../my-commitments/is-to';
import { committedText, type Receipt } from './receipt';

interface OtherCommitmentsProps {
  receipt: Receipt;
  others: readonly Commitment[];
}

export function OtherCommitments({ receipt, others }: OtherCommitmentsProps) {
  return others.map((other) => <Other key={other.guid} receipt={receipt} other={other} />);
}

function Other({ receipt, other }: { receipt: Receipt; other: Commitment }) {
  const cancellable = canCancel(other, receipt, useNow(60_000));
  return (
    <Notice
      tone="warning"
      live
      title={
        <HideableFigures>{`You also committed ${committedText(other, receipt.currencyCode, 'this campaign')}.`}</HideableFigures>
      }
    >
      {cancellable ? <p>If you did not mean to commit twice, cancel one of the two.</p> : null}
      <NextSteps>
        <LinkButton
          variant="secondary"
          size="sm"
          to={paths.commitment(other.guid, other.campaignGuid)}
          {...(cancellable && { state: requestAction('cancel') })}
        >
          {cancellable ? 'Cancel the other commitment' : 'View the other commitment'}
        </LinkButton>
      </NextSteps>
    </Notice>
  );
}

/** Whether the receipt still allows cancelling. The commitment's own screen asks the API again. */
function canCancel(other: Commitment, { cancellableUntil }: Receipt, now: number): boolean {
  const actions = offeredActions(other, assumedOpenCampaign(), now);
  return actions.includes('cancel') && cancellableUntil !== null && now < cancellableUntil;
}

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
