import { useState } from 'react';
import { ActionsMenu } from '../ui/ActionsMenu';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Dialog } from '../ui/Dialog';
import { Cluster } from '../ui/Layout';
import { Sheet } from '../ui/Sheet';
import { TextLink } from '../ui/TextLink';
import { Sample } from './Sample';

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(undefined);
  const cancel = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      close();
    }, 1_500);
  };
  return (
    <Sample title="Dialog, sheet and menu">
      <Card>
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('sheet')}>
            Open sheet
          </Button>
          <ActionsMenu
            actions={[
              { label: 'Reconfirm', onSelect: () => undefined, disabled: true },
              { label: 'Cancel commitment', onSelect: () => setOpen('dialog'), danger: true },
            ]}
          />
        </Cluster>
      </Card>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        busy={busy}
        title="Cancel this commitment?"
        description="PHP 12,500.00 goes back to your wallet. The shares are offered to others."
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={busy}>
              Keep commitment
            </Button>
            <Button variant="danger" busy={busy} onClick={cancel}>
              Cancel commitment
            </Button>
          </>
        }
      />
      <Sheet open={open === 'sheet'} onClose={close} title="Menu">
        <TextLink to="/main">Profile</TextLink>
      </Sheet>
    </Sample>
  );
}
