import { useState } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Notice } from '@investor-portal/shared/ui/Notice';
import type { Receipt } from './receipt';

const ReceiptDialog = lazyComponent(
  async () => (await import('./ReceiptDialog')).ReceiptDialog,
  null,
);

interface ReceiptNoticeProps {
  receipt: Receipt;
  onDismiss: () => void;
}

/** Confirms a commitment above the list, where the payment flow ends (spec §4), and opens its receipt. */
export function ReceiptNotice({ receipt, onDismiss }: ReceiptNoticeProps) {
  const [open, setOpen] = useState(false);
  const amount = formatMoney(receipt.amount, receipt.currencyCode);
  return (
    <Notice tone="success" title={`You committed ${amount} to ${receipt.issuer}`}>
      <Cluster $gap={2}>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          Receipt
        </Button>
        <Button ref={transferFocus} variant="quiet" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </Cluster>
      {open ? <ReceiptDialog receipt={receipt} onClose={() => setOpen(false)} /> : null}
    </Notice>
  );
}
