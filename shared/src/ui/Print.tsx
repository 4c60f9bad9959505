import { Printer } from 'lucide-react';
import { createGlobalStyle } from 'styled-components';
import { printPage } from '../runtime/print-page';
import { Button } from './Button';

/** Prints the page through the app around the portal, or else through the browser's print dialog. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Printer aria-hidden="true" />}
      disabled={disabled}
      onClick={printPage}
    >
      Print
    </Button>
  );
}

/** Prints only the element with this id, or the whole page while there is no such element. GlobalStyle hides controls. */
export const PrintOnly = createGlobalStyle<{ id: string }>`
  @media print {
    body:has(#${({ id }) => id}) *:not(:has(#${({ id }) => id}), #${({ id }) => id}, #${({ id }) => id} *) {
      display: none !important;
    }

    #${({ id }) => id} {
      border: 0 !important;
      box-shadow: none !important;
      padding: 0 !important;
    }

    @page {
      margin: 16mm;
    }
  }
`;
