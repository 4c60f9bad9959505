import { PenLine } from 'lucide-react';
import { useEffect, useState, useCallback } from 'react';
import { styled } from 'styled-components';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { hasPublicIpLookup, lookUpPublicIp, type PublicIpLookup } from './public-ip-lookup';
import type { Signature } from './signature';
import { paper } from './paper';

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

interface SignaturePreviewProps {
  signature: Signature | null;
  before: string;
}

/** The signature at 16:9 with its metadata, or what the investor should know before signing (spec §2). */
export function SignaturePreview({ signature, before }: SignaturePreviewProps) {
  return (
    <Stack>
      <Frame $empty={!signature}>
        {signature ? (
          <SignatureImage file={signature.file} />
        ) : (
          <p>Your signature will appear here.</p>
        )}
      </Frame>
      {signature ? (
        <Metadata>
          <MetadataRow label="Date and time" value={signature.dateTime} />
          <MetadataRow label="Location" value={signature.location} />
          <MetadataRow label="IP address" value={signature.ipAddress} />
        </Metadata>
      ) : (
        <SmallText $soft>{before}</SmallText>
      )}
    </Stack>
  );
}

/** A row of the metadata. Unknown values have no row. */
function MetadataRow({ label, value }: { label: string; value: string }) {
  if (!value) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd translate="no">{value}</dd>
    </>
  );
}

function SignatureImage({ file }: Pick<Signature, 'file'>) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="Your signature" />;
}

const Frame = styled.div<{ $empty: boolean }>`
  display: grid;
  place-items: center;
  width: 100%;
  max-width: ${({ $empty }) => ($empty ? 'none' : '26rem')};
  min-height: 6rem;
  aspect-ratio: ${({ $empty }) => ($empty ? 'auto' : '16 / 9')};
  padding: ${tokens.space[4]};
  overflow: hidden;
  background: ${tokens.colour.surface};
  border: 1px ${({ $empty }) => ($empty ? 'dashed' : 'solid')} ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  text-align: center;
  ${({ $empty }) => !$empty && paper}

  img {
    max-height: 100%;
    object-fit: contain;
    min-height: 0;
  }
`;

const Metadata = styled.dl`
  display: grid;
  font-size: ${tokens.text.sm};
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-content: start;

  dt {
    color: ${tokens.colour['ink-quiet']};
  }

  dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;
