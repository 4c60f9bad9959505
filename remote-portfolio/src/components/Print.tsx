import { Printer } from 'lucide-react';
import { Button } from '@investor-portal/shared/ui/Button';

/** Prints the page, or saves it as PDF in the browser's dialog. */
export function PrintButton({ disabled }: { disabled: boolean }) {
  return (
    <Button
      icon={<Printer aria-hidden="true" size={18} />}
      disabled={disabled}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
