import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import type { ExportJob } from './export-job';

// Exports are rare, so the dialog loads when the button is clicked.
const ExportDialog = lazyComponent(async () => (await import('./ExportDialog')).ExportDialog, null);

interface ExportButtonProps {
  title: string;
  makeJob: () => ExportJob;
  disabled?: boolean;
  empty?: boolean;
}

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
