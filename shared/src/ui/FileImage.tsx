import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFileLink } from '../hooks/use-file-link';
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
  const { link, renew } = useFileLink(file);
  // Each try is an element of its own: the browser asks again, also where the new link equals the old one.
  const [attempt, setAttempt] = useState(0);
  const trial = `${attempt} ${link}`;
  const [broken, setBroken] = useState('');
  const mayRenew = useRef(true);

  const onError = () => {
    console.warn(`The picture ${file} cannot be shown.`);
    setBroken(trial);
    if (!mayRenew.current) return;
    mayRenew.current = false;
    if (renew) void renew().then(() => setAttempt((before) => before + 1));
    else onExpired?.();
  };
  // A link that worked may expire, and be renewed, again.
  const onLoad = () => {
    mayRenew.current = true;
  };

  const shown = link !== undefined && broken !== trial;
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {shown ? (
        <Picture
          key={trial}
          src={link}
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
      {!shown && (link !== undefined || file === '') ? (
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
