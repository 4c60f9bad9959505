import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import type { DataItem } from '@investor-portal/shared/ui/DataList';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { Receipt } from './receipt';

interface ReceiptItem extends DataItem {
  value: string | null | undefined;
  /** A figure of the investor's own. */
  own?: boolean;
}

/** The rows of a receipt, on screen and in print. */
export function receiptItems(receipt: Receipt): ReceiptItem[] {
  const { amount, sharePrice, currencyCode } = receipt;
  const bought = wholeShares(amount, sharePrice);
  return [
    { label: 'Commitment code', value: receipt.commitmentCode },
    { label: 'Issuer', value: receipt.issuer },
    { label: 'Campaign code', value: receipt.campaignCode },
    { label: 'Investor', value: receipt.investor },
    { label: 'Amount', own: true, value: formatMoney(amount, currencyCode) },
    { label: 'Share price', value: formatSharePrice(sharePrice, currencyCode) },
    { label: 'Whole shares', own: true, value: bought?.shares.toLocaleString('en-US') },
    {
      label: 'Not invested (less than one share)',
      own: true,
      value: bought ? `${currencyCode} ${formatCentavos(bought.leftOver)}` : null,
    },
    { label: 'Payment', value: receipt.payment },
    { label: 'Committed on', value: formatDateTime(receipt.committedOn) },
    { label: 'Can be cancelled until', value: cancellationText(receipt) },
  ];
}

function cancellationText(receipt: Receipt): string {
  return isCancellable(receipt) ? formatDateTime(receipt.cancellableUntil) : 'Cannot be cancelled';
}

/** Whether a commitment could be cancelled when it was made; true while the deadline is unknown. */
export function isCancellable({ cancellableUntil, committedOn }: Receipt): boolean {
  const committedAt = parseInstant(committedOn);
  return cancellableUntil === null || committedAt === null || cancellableUntil > committedAt;
}

/** The cancellation deadline as a sentence (spec §9); '' when it is unknown. */
export function cancellableSentence(receipt: Receipt): string {
  if (!isCancellable(receipt)) return 'It cannot be cancelled.';
  const { cancellableUntil } = receipt;
  return cancellableUntil === null
    ? ''
    : `You can cancel it until ${formatDateTime(cancellableUntil)}.`;
}
