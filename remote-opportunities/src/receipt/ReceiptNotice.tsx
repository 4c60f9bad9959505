import { useEffect, useEffectEvent, useState } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { endingOf, rulesOfCode } from '@investor-portal/shared/rules/commitment-status';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { canCancelUntil } from '@investor-portal/shared/rules/words';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { NextSteps } from '../offering/NextSteps';
import { ReceiptDialog } from './ReceiptDialog';
import { OtherCommitments, useListedCommitments } from './OtherCommitments';
import { sharesOfIssuer, receiptShares, type Receipt } from './receipt';

interface ReceiptNoticeProps {
  receipt: Receipt;
  next?: string;
  onDismiss: () => void;
}

/**
 * The toast says that the commitment was made, and this notice gives its details (spec §4, decision 26). It dismisses
 * itself once the list shows that the commitment was cancelled or terminated.
 */
export function ReceiptNotice({
  receipt,
  next = 'Find it in your portfolio, or see more campaigns below.',
  onDismiss,
}: ReceiptNoticeProps) {
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
      <OtherCommitments receipt={receipt} others={others} />
      {/* The dialog is outside the notice, because the notice styles the buttons inside it. */}
      {open ? (
        <ReceiptDialog receipt={receipt} others={others} onClose={() => setOpen(false)} />
      ) : null}
    </Stack>
  );
}

/** The cancellation deadline as a sentence (spec §9), or '' if it is unknown. */
function cancellableSentence({ cancellableUntil }: Receipt, now: number): string {
  if (cancellableUntil === null) return '';
  return cancellableUntil <= now
    ? 'It cannot be cancelled.'
    : canCancelUntil('it', cancellableUntil);
}
