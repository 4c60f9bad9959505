import { useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { endingOf, rulesOfCode } from '@investor-portal/shared/rules/commitment-status';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { canCancelUntil } from '@investor-portal/shared/rules/words';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { assumedOpenCampaign, offeredActions } from '@investor-portal/shared/rules/deadline';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { NextSteps } from '../offering/NextSteps';
import { isTo } from '../my-commitments/is-to';
import { ReceiptDialog } from './ReceiptDialog';
import { sharesOfIssuer, receiptShares, type Receipt, committedText } from './receipt';

/** Dismisses itself once the list shows that the commitment was cancelled or terminated. */
export function ReceiptNotice(props: { receipt: Receipt; next?: string; onDismiss: () => void }) {
  const { receipt, onDismiss } = props;
  const { next = 'Find it in your portfolio, or see more campaigns below.' } = props;
  const [open, setOpen] = useState(false);
  const amount = formatMoney(receipt.amount, receipt.currencyCode);
  const { commitmentGuid, campaignGuid, campaignCode } = receipt;
  const issuer = issuerOrCode({ nameOfIssuer: receipt.issuer, campaignCode });
  const { others, own } = useListedCommitments(receipt);
  const hasEnded = own !== undefined && endingOf(own) !== undefined;
  // The sentence about the deadline is true only while the status allows cancelling 'while open' (spec §4). A commitment to
  // reconfirm can always be cancelled, and a reconfirmed one never.
  const rules = own && rulesOfCode(own.commitmentStatusCode);
  const hasDeadline = rules === undefined || rules.cancel === 'while open';
  const now = useNow(60_000);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (hasEnded) dismiss();
  }, [hasEnded]);
  const notices = others.map((other) => (
    <OtherCommitment key={other.guid} receipt={receipt} other={other} />
  ));
  return (
    <Stack $gap={3}>
      <Notice
        tone="success"
        title={
          <>
            <span>Your commitment: </span>
            <HideableFigures>
              {`${amount} ${sharesOfIssuer(receiptShares(receipt), issuer)}`}
            </HideableFigures>
          </>
        }
      >
        <NoWrap>{`${hasDeadline ? cancellableSentence(receipt, now) : ''} ${next}`.trim()}</NoWrap>
        <NextSteps>
          <LinkButton
            variant="secondary"
            size="sm"
            to={commitmentGuid ? paths.commitment(commitmentGuid, campaignGuid) : paths.commitments}
          >
            {commitmentGuid ? 'View your commitment' : 'View your commitments'}
          </LinkButton>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Receipt
          </Button>
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        </NextSteps>
      </Notice>
      {notices}
      {/* The dialog is outside the notice, whose small text it would inherit. */}
      {open ? (
        <ReceiptDialog receipt={receipt} others={others} onClose={() => setOpen(false)}>
          {notices}
        </ReceiptDialog>
      ) : null}
    </Stack>
  );
}

function cancellableSentence({ cancellableUntil: until }: Receipt, now: number): string {
  if (until === null) return '';
  return until <= now ? 'It cannot be cancelled.' : canCancelUntil('it', until);
}

/** A commitment that another device has made (decision 30). */
function OtherCommitment({ receipt, other }: { receipt: Receipt; other: Commitment }) {
  const now = useNow(60_000);
  // The commitment's own screen asks the API again.
  const actions = offeredActions(other, assumedOpenCampaign(), now);
  const cancellable = actions.includes('cancel') && now < (receipt.cancellableUntil ?? 0);
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

/** A commitment that another device sends at the same moment appears within this time. */
const watchedMs = 60_000;

/** Finds the receipt's commitment, and others of another device (decision 30): for a minute, and on return to the page. */
function useListedCommitments(receipt: Receipt) {
  const { known, commitmentGuid } = receipt;
  const investorAccountId = useUserDetails({ revalidateIfStale: false }).data?.accountId ?? '';
  const [openedAt] = useState(() => performance.now());
  const { data = [] } = useSWR<readonly Commitment[], unknown>(
    known && investorAccountId
      ? derivedKey('other-commitments', [commitmentsCall], investorAccountId)
      : null,
    async () => {
      const pages = commitmentPages({ investorAccountId, rowPerPage: wholeListPageSize });
      return (await pages(1)).data;
    },
    {
      revalidateOnFocus: true,
      refreshInterval: () => (performance.now() - openedAt < watchedMs ? watchedMs / 4 : 0),
      onError: () => undefined,
    },
  );
  const own = data.find(({ guid }) => guid === commitmentGuid);
  return { others: known ? otherCommitments(data, receipt, known) : [], own };
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
