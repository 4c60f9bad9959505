import { PenLine } from 'lucide-react';
import { useEffect, useState, useCallback } from 'react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { lookUpPublicIp, type PublicIpLookup } from './public-ip-lookup';
import type { Signature } from './signature';
import { paper } from './paper';

const SignatureDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "signature" */ './SignatureDialog')).SignatureDialog,
);

export interface SignatureAreaProps {
  signature: Signature | null;
  onSigned: (signature: Signature) => void;
}

/** 'Add Signature' until a signature is saved, then the signature at 16:9 with its metadata (spec §2, §4). */
export function SignatureArea({ signature, onSigned }: SignatureAreaProps) {
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
        <Frame>
          {signature ? (
            <SignatureImage file={signature.file} />
          ) : (
            <p>Your signature will appear here.</p>
          )}
        </Frame>
        {signature ? (
          <DataList items={metadataOf(signature)} />
        ) : (
          <SmallText $soft>{beforeSigning()}</SmallText>
        )}
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
  const lookup = runtimeConfig().publicIpUrl
    ? ' When you sign, a third-party service tells us your public IP address. We keep it with your signature.'
    : '';
  return `You can submit without a signature.${lookup} We don’t save your signature in your browser. If you reload the page, you’ll need to sign again.`;
}

function metadataOf({ dateTime, location, ipAddress }: Signature) {
  const metadata = [
    ['Date and time', dateTime],
    ['Location', location],
    ['IP address', ipAddress],
  ] as const;
  return metadata
    .filter(([, text]) => text)
    .map(([label, text]) => ({ label, value: <span translate="no">{text}</span> }));
}

function SignatureImage({ file }: Pick<Signature, 'file'>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="Your signature" />;
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  max-width: 26rem;
  aspect-ratio: 16 / 9;
  padding: ${tokens.space[4]};
  ${paper}
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.text.sm};
  text-align: center;

  &:has(img) {
    overflow: hidden;
  }

  img {
    max-height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;
