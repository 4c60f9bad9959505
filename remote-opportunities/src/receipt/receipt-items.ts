import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { DataItem } from '@investor-portal/shared/ui/DataList';
import type { Receipt } from './receipt';

/** What the receipt states, in the order it is read; on the screen and on paper. */
export function receiptItems(receipt: Receipt): DataItem[] {
  const { amount, sharePrice, currencyCode } = receipt;
  const bought = wholeShares(amount, sharePrice);
  return [
    { label: 'Commitment code', value: receipt.commitmentCode },
    { label: 'Issuer', value: receipt.issuer },
    { label: 'Campaign code', value: receipt.campaignCode },
    { label: 'Investor', value: receipt.investor },
    { label: 'Amount', value: formatMoney(amount, currencyCode) },
    { label: 'Share price', value: formatSharePrice(sharePrice, currencyCode) },
    { label: 'Whole shares', value: bought?.shares.toLocaleString('en-US') },
    {
      label: 'Left over',
      value: bought ? `${currencyCode} ${formatCentavos(bought.leftOver)}` : null,
    },
    { label: 'Payment', value: receipt.payment },
    { label: 'Committed on', value: formatDateTime(receipt.committedOn) },
    { label: 'Can be cancelled until', value: cancelText(receipt) },
  ];
}

function cancelText({ cancellableUntil, committedOn }: Receipt): string {
  const made = parseInstant(committedOn);
  const never = cancellableUntil !== null && made !== null && cancellableUntil <= made;
  return never ? 'It cannot be cancelled' : formatDateTime(cancellableUntil);
}
