import { useCallback } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import type { Signature } from './signature';

/** The saved signature, 16:9, with its metadata (spec §2 'Registration wizard', step 5). */
export function SignaturePreview({ signature }: { signature: Signature }) {
  const { file, dateTime, location, ipAddress } = signature;
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  return (
    <Stack>
      <Frame>
        <img ref={show} alt="Your signature" />
      </Frame>
      <DataList
        items={[
          { label: 'Date and time', value: dateTime },
          { label: 'Location', value: location },
          { label: 'IP address', value: ipAddress },
        ]}
      />
    </Stack>
  );
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  max-width: 26rem;
  aspect-ratio: 16 / 9;
  padding: ${tokens.space[4]};
  overflow: hidden;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.md};

  img {
    max-height: 100%;
    object-fit: contain;
    min-height: 0;
  }
`;
