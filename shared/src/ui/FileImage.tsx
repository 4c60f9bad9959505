import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useFilePicture } from '../hooks/use-file-picture';
import { tokens } from '../theme/tokens';

interface FileImageProps {
  /** A link, or a key to pre-sign. */
  file: string;
  /** '' when it only decorates. */
  alt: string;
  /** Width by height of the space it gets before it is there; the picture fills it. */
  ratio?: string;
  /** Shown whole instead of filling its space. */
  whole?: boolean;
  /** It is what one sees first: fetched at once. */
  urgent?: boolean;
  /** A field that was a link has no key to renew it by: whoever read it may read it again. */
  onExpired?: (() => void) | undefined;
}

/**
 * A picture of the partner API in a space that is reserved for it. A link that has expired is renewed once;
 * after that its space stays, with a mark.
 */
export function FileImage({
  file,
  alt,
  ratio = '16 / 9',
  whole,
  urgent,
  onExpired,
}: FileImageProps) {
  const { src, failed, attemptKey, onLoad, onError } = useFilePicture(file, onExpired);
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {src !== undefined ? (
        <Picture
          key={attemptKey}
          src={src}
          alt={alt}
          loading={urgent ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={urgent ? 'high' : 'auto'}
          draggable={false}
          $whole={whole ?? false}
          onError={onError}
          onLoad={onLoad}
        />
      ) : null}
      {failed || file === '' ? (
        <Missing role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <ImageOff aria-hidden="true" />
        </Missing>
      ) : null}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: ${tokens.colour.sunken};
`;

const Picture = styled.img<{ $whole: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
`;

const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${tokens.colour['line-strong']};
`;
