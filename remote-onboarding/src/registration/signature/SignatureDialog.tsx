import { useRef, useState } from 'react';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { startLoading } from '@investor-portal/shared/session/loading';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/Dialog';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import type { PublicIpLookUp } from './public-ip-look-up';
import type { Signature } from './signature';
import { signatureFile } from './signature-file';
import { DrawPanel, TypePanel } from './SignaturePanels';
import { SigningDeclaration } from './SigningDeclaration';
import { useSignaturePad } from './use-signature-pad';

/** From Save until the agreement step receives the signature, in ms (spec §4, §9). */
const saveDelay = 500;

interface SignatureDialogProps {
  /** Who signs: the investor's full name. */
  signer: string;
  location: string;
  lookUp: PublicIpLookUp;
  onSaved: (signature: Signature) => void;
  onClose: () => void;
}

/** 'Digital Signature' (spec §2, §4): drawn, or typed by who cannot draw. */
export function SignatureDialog({
  signer,
  location,
  lookUp,
  onSaved,
  onClose,
}: SignatureDialogProps) {
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [typed, setTyped] = useState('');
  const [saving, setSaving] = useState(false);
  const { attach, canvas: drawn, clear: clearDrawing } = useSignaturePad();
  const written = useRef<HTMLCanvasElement>(null);

  const clear = () => {
    clearDrawing();
    setTyped('');
  };

  const save = async () => {
    const stopLoading = startLoading();
    try {
      const source = way === 'draw' ? drawn.current : written.current;
      const file = source && (await signatureFile(source));
      if (!file) return;
      const dateTime = formatDateTime(Date.now());
      setSaving(true);
      await new Promise((resolve) => setTimeout(resolve, saveDelay));
      onSaved({ file, dateTime, location, ipAddress: lookUp.address() });
    } finally {
      stopLoading();
    }
  };

  return (
    <Dialog
      open
      wide
      busy={saving}
      onClose={onClose}
      title="Digital Signature"
      actions={
        <>
          <Button variant="secondary" disabled={saving} onClick={clear}>
            Clear
          </Button>
          <Button busy={saving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Stack>
        <SigningDeclaration signer={signer} />
        <Tabs
          label="How to sign"
          value={way}
          onChange={setWay}
          items={[
            { value: 'draw', label: 'Draw', content: <DrawPanel attach={attach} /> },
            {
              value: 'type',
              label: 'Type',
              content: <TypePanel typed={typed} canvas={written} onType={setTyped} />,
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
