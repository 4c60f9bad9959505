import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { DataList } from '@investor-portal/shared/ui/DataList';
import type { Receipt } from './receipt';
import { receiptItems } from './receipt-items';

/** The receipt on paper, and nothing else of the page; not there on a screen. */
export function PrintedReceipt({ receipt }: { receipt: Receipt }) {
  return createPortal(
    <Sheet data-print="">
      <OnlyTheSheet />
      <h1>Commitment Receipt</h1>
      <DataList items={receiptItems(receipt)} />
    </Sheet>,
    document.body,
  );
}

const OnlyTheSheet = createGlobalStyle`
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
