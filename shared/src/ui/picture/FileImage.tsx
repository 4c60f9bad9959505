import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFilePicture } from '../../hooks/use-file-picture';
import { colours } from '../../theme/colours';
import { inDark } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Avatar, type AvatarProps } from './Avatar';

interface FileImageProps {
  /** A link, or a key to pre-sign. */
  file: string;
  /** '' for a decorative picture. */
  alt: string;
  /** Width by height of the reserved space, which the picture fills. */
  ratio?: string;
  /** Fetches with priority, because the picture is visible first. */
  urgent?: boolean;
  /** Called when a link expires that has no key to renew it. The caller may fetch the field again. */
  onExpired?: (() => void) | undefined;
  /** Renders an element on top of the picture from its address, such as a link to the file. */
  overlay?: ((src: string) => ReactNode) | undefined;
}

/** A picture of the partner API in a reserved space. An expired link is renewed once. After that, a placeholder is shown. */
export function FileImage({
  file,
  alt,
  ratio = '16 / 9',
  urgent,
  onExpired,
  overlay,
}: FileImageProps) {
  const { src, failed, attemptKey, onLoad, onError } = useFilePicture(file, onExpired);
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {src !== undefined ? (
        <StyledImage
          key={attemptKey}
          src={src}
          alt={alt}
          loading={urgent ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={urgent ? 'high' : 'auto'}
          draggable={false}
          onError={onError}
          onLoad={onLoad}
        />
      ) : null}
      {src === undefined ? null : overlay?.(src)}
      {failed || file === '' ? (
        <Placeholder role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <ImageOff aria-hidden="true" />
        </Placeholder>
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

const StyledImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  /* Transparent parts of the picture were made for a light page. */
  ${inDark} & {
    background: ${colours.sunken};
  }
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${tokens.colour['line-strong']};
`;

interface FileAvatarProps extends Pick<AvatarProps, 'name' | 'size' | 'square'> {
  file: string;
}

/** An avatar with a picture from the partner API: a logo, a team member. */
export function FileAvatar({ file, ...avatar }: FileAvatarProps) {
  const { src, attemptKey, onLoad, onError } = useFilePicture(file);
  return <Avatar key={attemptKey} {...avatar} src={src} onLoad={onLoad} onError={onError} />;
}
