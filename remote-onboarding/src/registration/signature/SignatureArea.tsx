import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { lookUpPublicIp, looksUpPublicIp, type PublicIpLookUp } from './public-ip-look-up';
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

/** 'Add Signature' until there is one, then the saved signature with its metadata (spec §4). */
export function SignatureArea({ signature, onSigned, location, user }: SignatureAreaProps) {
  // One look-up for one opening (spec §4): it is asked for by the press, not by a component that mounts.
  const [lookUp, setLookUp] = useState<PublicIpLookUp | null>(null);
  // Who is on this step is about to sign.
  useEffect(() => SignatureDialog.preload(), []);
  const close = () => {
    lookUp?.stop();
    setLookUp(null);
  };

  return (
    <Card>
      <SectionHeading
        description={`${
          looksUpPublicIp()
            ? 'Signing looks up your public IP address with a third-party service and keeps it with the signature. '
            : ''
        }The signature stays in this page’s memory: after a reload you sign again.`}
      >
        Signature
      </SectionHeading>
      <Stack>
        {signature ? <SignaturePreview signature={signature} /> : null}
        <div>
          <Button
            variant={signature ? 'quiet' : 'secondary'}
            icon={<PenLine aria-hidden="true" />}
            onClick={() => setLookUp(lookUpPublicIp())}
          >
            {signature ? 'Sign Again' : 'Add Signature'}
          </Button>
        </div>
        {lookUp ? (
          <SignatureDialog
            signer={`${user.firstName} ${user.lastName}`.trim()}
            location={location}
            lookUp={lookUp}
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
