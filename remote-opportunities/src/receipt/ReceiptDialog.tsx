import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { Own } from '@investor-portal/shared/ui/Own';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
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
      <Rows receipt={receipt} />
      {commitmentGuid ? (
        <TextLink to={paths.commitment(commitmentGuid, campaignGuid)}>View Commitment</TextLink>
      ) : null}
      <PrintedReceipt receipt={receipt} />
    </Dialog>
  );
}

function Rows({ receipt }: { receipt: Receipt }) {
  return (
    <DataList
      items={receiptItems(receipt).map(({ label, value, own }) => ({
        label,
        value: own && value ? <Own>{value}</Own> : value,
      }))}
    />
  );
}

/** In print, the receipt and nothing else of the page; hidden on screen. */
function PrintedReceipt({ receipt }: { receipt: Receipt }) {
  return createPortal(
    <Sheet data-print="">
      <PrintOnlyTheSheet />
      <h1>Commitment Receipt</h1>
      <Rows receipt={receipt} />
    </Sheet>,
    document.body,
  );
}

const PrintOnlyTheSheet = createGlobalStyle`
  @media print {
    body > :not([data-print]) {
      display: none !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    max-width: 34rem;
    margin: 2rem auto;
    color: #000000;
  }

  h1 {
    margin-bottom: 1.5rem;
  }
`;
