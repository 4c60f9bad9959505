import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { startLoading } from '@investor-portal/shared/session/loading';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { externalAtom, usersAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { reveal } from '@investor-portal/shared/hooks/use-modal-dialog';
import type { PublicIpLookup } from './public-ip-lookup';
import { isDrawnSignature, isTypedSignature, signatureFile, type Signature } from './signature';
import { DrawPanel, TypePanel } from './SignaturePanels';
import { useSignaturePad } from './use-signature-pad';

/** The time from Save until the agreement step receives the signature, in ms (spec §4, §9). */
const saveDelayMs = 500;

const problems = {
  tooSmall: 'This is too small for a signature. Draw it larger, or type your name.',
  noName: 'Type your name with at least one letter and no more than 80 characters.',
  noPicture:
    'This browser gives us no picture of your signature. Check its privacy settings, or submit without one.',
};

interface SignatureDialogProps {
  lookup: PublicIpLookup;
  onSaved: (signature: Signature) => void;
  onClose: () => void;
}

/** 'Digital Signature' (spec §2, §4). Investors who cannot draw type their name. */
export function SignatureDialog({ lookup, onSaved, onClose }: SignatureDialogProps) {
  const location = useAtomValue(externalAtom)?.location ?? '';
  const [mode, setMode] = useState<'draw' | 'type'>('draw');
  const [typedName, setTypedName] = useState('');
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<keyof typeof problems>();
  const { attach, canvas, clear: clearDrawing, hasInk, strokes } = useSignaturePad();

  const type = (name: string) => {
    setTypedName(name);
    setProblem(undefined);
  };
  const clear = () => {
    clearDrawing();
    type('');
  };

  const save = async () => {
    // Screen readers announce the same problem again only if its notice was removed.
    flushSync(() => setProblem(undefined));
    const isEmpty = mode === 'draw' ? !hasInk : typedName.trim() === '';
    if (!canvas.current || isEmpty) return;
    if (mode === 'draw' && !isDrawnSignature(strokes())) return setProblem('tooSmall');
    if (mode === 'type' && !isTypedSignature(typedName)) return setProblem('noName');
    const stopLoading = startLoading();
    try {
      // A browser that protects the canvas may throw, too.
      const file = await signatureFile(canvas.current).catch((error: unknown) => {
        console.warn('The signature could not be exported.', error);
        return null;
      });
      if (!file) return setProblem('noPicture');
      const dateTime = formatDateTime(serverNow());
      setSaving(true);
      await new Promise((resolve) => setTimeout(resolve, saveDelayMs));
      onSaved({ file, dateTime, location, ipAddress: lookup.address() });
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
        <SigningDeclaration />
        <Tabs
          label="How to sign"
          value={mode}
          onChange={(chosen) => {
            setMode(chosen);
            setProblem(undefined);
          }}
          items={[
            { value: 'draw', label: 'Draw', content: <DrawPanel ref={attach} hasInk={hasInk} /> },
            {
              value: 'type',
              label: 'Type',
              content: <TypePanel name={typedName} canvas={canvas} onChange={type} />,
            },
          ]}
        />
        {problem ? (
          <div ref={reveal}>
            <Notice tone="danger" live title={problems[problem]} />
          </div>
        ) : null}
      </Stack>
    </Dialog>
  );
}

export function SigningDeclaration() {
  const name = fullNameOf(useAtomValue(usersAtom));
  const signer = name ? ` as ${name}` : '';
  const lookup = runtimeConfig().publicIpUrl
    ? ' We’ll look up your public IP address and keep it with your signature.'
    : '';
  return (
    <SmallText $soft>
      {`Your signature is optional. If you save one, you sign the Investor’s Agreement and the Crowdfunding Cash Account Form${signer}.${lookup}`}
    </SmallText>
  );
}
