import { Printer } from 'lucide-react';
import { createGlobalStyle } from 'styled-components';
import { Button } from '@investor-portal/shared/ui/Button';
import { printPage } from '@investor-portal/shared/runtime/print-page';

/** Opens the browser's print dialog, which can also save a PDF. */
export function PrintButton({ disabled }: { disabled: boolean }) {
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

/** Prints only the element with this id, without controls. Prints the page while there is no such element. */
export const PrintOnly = createGlobalStyle<{ id: string }>`
  @media print {
    body:has(#${({ id }) => id}) *:not(:has(#${({ id }) => id}), #${({ id }) => id}, #${({ id }) => id} *),
    #${({ id }) => id} button {
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
