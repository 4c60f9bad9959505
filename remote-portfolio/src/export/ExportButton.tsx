import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import type { ExportJob } from './export-job';

// Exports are rare: load the dialog only when the button is clicked.
const ExportDialog = lazyComponent(async () => (await import('./ExportDialog')).ExportDialog, null);

interface ExportButtonProps {
  /** The name of the list: 'Investment Commitments'. */
  title: string;
  makeJob: () => ExportJob;
  disabled?: boolean;
  /** There is nothing to export: no button. */
  empty?: boolean;
}

/** Exports a list as CSV. */
export function ExportButton({
  title,
  makeJob,
  disabled = false,
  empty = false,
}: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  if (empty && !open) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" size={16} />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Export CSV
      </Button>
      {open ? (
        <ExportDialog title={title} makeJob={makeJob} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
