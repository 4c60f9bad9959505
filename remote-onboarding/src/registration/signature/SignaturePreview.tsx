import { useCallback } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Stack } from '@investor-portal/shared/ui/Layout';
import type { Signature } from './signature';
import { paper } from './paper';

interface SignaturePreviewProps {
  signature: Signature | null;
  before: string;
}

/** The space is reserved before signing, so that nothing below moves (spec §2 'Registration wizard', step 5). */
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
      <Either>
        <Before data-shown={signature ? undefined : ''}>{before}</Before>
        <Metadata data-shown={signature ? '' : undefined}>
          <MetadataRow label="Date and time" value={signature?.dateTime} />
          <MetadataRow label="Location" value={signature?.location} />
          <MetadataRow label="IP address" value={signature?.ipAddress} />
        </Metadata>
      </Either>
    </Stack>
  );
}

/** A row of the metadata. Unknown values have no row. */
function MetadataRow({ label, value }: { label: string; value: string | undefined }) {
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

/** Both texts share one grid cell and only one is visible, so the height never changes. */
const Either = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: ${tokens.text.sm};

  > * {
    grid-area: 1 / 1;
  }

  > :not([data-shown]) {
    visibility: hidden;
  }
`;

const Before = styled.p`
  color: ${tokens.colour['ink-soft']};
`;

const Metadata = styled.dl`
  display: grid;
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
