import { Printer } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Dialog } from '@investor-portal/shared/ui/Dialog';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { PrintedReceipt } from './PrintedReceipt';
import type { Receipt } from './receipt';
import { receiptItems } from './receipt-items';

interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
}

/** The receipt of a commitment, to read and to print. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { commitmentGuid, campaignGuid } = receipt;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Commitment Receipt"
      actions={
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <DataList items={receiptItems(receipt)} />
      {commitmentGuid ? (
        <TextLink to={paths.commitment(commitmentGuid, campaignGuid)}>View Commitment</TextLink>
      ) : null}
      <PrintedReceipt receipt={receipt} />
    </Dialog>
  );
}
