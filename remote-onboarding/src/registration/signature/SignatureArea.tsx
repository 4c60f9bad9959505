import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { hasPublicIpLookup, lookUpPublicIp, type PublicIpLookup } from './public-ip-lookup';
import type { Signature } from './signature';
import { SignaturePreview } from './SignaturePreview';

const SignatureDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "signature" */ './SignatureDialog')).SignatureDialog,
);

interface SignatureAreaProps {
  signature: Signature | null;
  onSigned: (signature: Signature) => void;
  location: string;
  user: UserDetails;
}

/** 'Add Signature' until a signature is saved, then the signature with its metadata (spec §4). */
export function SignatureArea({ signature, onSigned, location, user }: SignatureAreaProps) {
  // Each opening of the dialog makes one lookup (spec §4). The click starts it, because a component may mount twice.
  const [lookup, setLookup] = useState<PublicIpLookup | null>(null);
  // Investors on this step are about to sign.
  useEffect(() => void SignatureDialog.preload(), []);
  const close = () => {
    lookup?.stop();
    setLookup(null);
  };

  return (
    <Card>
      <SectionHeading>Signature (optional)</SectionHeading>
      <Stack>
        <SignaturePreview signature={signature} before={beforeSigning()} />
        <div>
          <Button
            variant="secondary"
            icon={<PenLine aria-hidden="true" />}
            onClick={() => setLookup(lookUpPublicIp())}
          >
            {signature ? 'Sign Again' : 'Add Signature'}
          </Button>
        </div>
        {lookup ? (
          <SignatureDialog
            signer={fullNameOf(user)}
            location={location}
            lookup={lookup}
            onClose={close}
            onSaved={(saved) => {
              onSigned(saved);
              close();
            }}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

function beforeSigning(): string {
  const optional = 'You can submit without a signature. ';
  const lookup =
    'When you sign, a third-party service tells us your public IP address. We keep it with your signature. ';
  const memory =
    'We don’t save your signature in your browser. If you reload the page, you’ll need to sign again.';
  return optional + (hasPublicIpLookup() ? lookup : '') + memory;
}
