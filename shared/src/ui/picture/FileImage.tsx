import { ImageOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import * as v from 'valibot';
import { colours } from '../../theme/colours';
import { inDark } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { isLink, preSign, preSignCall } from '../../partner-api/contract/files';
import { dataKey, type DataKey } from '../../partner-api/reading/data-key';
import { errorCatalogue } from '../../rules/error-catalogue';
import { isTrustedFile } from '../../rules/trusted-file';
import { pictureLinkName } from '../../session-rules/investor-storage';
import { withTabStorage } from '../../storage/tab-storage';
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
export function FileImage(props: FileImageProps) {
  const { file, alt, ratio = '16 / 9', urgent, onExpired, overlay } = props;
  const { src, failed, attemptKey, onLoad, onError } = useFilePicture(file, onExpired);
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {src === undefined ? null : (
        <>
          <StyledImage
            key={attemptKey}
            src={src}
            alt={alt}
            loading={urgent ? 'eager' : 'lazy'}
            decoding="async"
            fetchPriority={urgent ? 'high' : 'auto'}
            onError={onError}
            onLoad={onLoad}
          />
          {overlay?.(src)}
        </>
      )}
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

type FileAvatarProps = Pick<AvatarProps, 'name' | 'size' | 'square'> & { file: string };

export function FileAvatar({ file, ...avatar }: FileAvatarProps) {
  const { src, attemptKey, onLoad, onError } = useFilePicture(file);
  return <Avatar key={attemptKey} {...avatar} src={src} onLoad={onLoad} onError={onError} />;
}

/**
 * Returns a picture of the partner API from a field, which holds a link or a key to pre-sign (spec §7). Renews the expired
 * link of a key once, and again after the new link has worked. Failures are only logged (spec §8 'Image fetch failure').
 * @param onExpired for a field that holds a link, which cannot be renewed by a key. The caller may fetch the field again.
 * @returns the picture's address, which is undefined until it is known, and after a failure. Each attempt needs a new element
 * with `attemptKey`, because the browser does not refetch an equal link.
 */
function useFilePicture(file: string, onExpired?: () => void) {
  const isDirect = isLink(file);
  const { data, mutate } = useSWR<string>(
    isDirect || file === '' ? null : dataKey(preSignCall, file),
    async ([, , key = '']: DataKey) => storedLink(key) ?? storeLink(key, await preSign(key)),
    {
      revalidateIfStale: false,
      onError: (error: unknown) => console.warn(errorCatalogue.imageFailure.message, file, error),
    },
  );
  const link = isDirect ? file : data;
  const [attempt, setAttempt] = useState(0);
  const attemptKey = `${attempt} ${link}`;
  const [failedAttemptKey, setFailedAttemptKey] = useState('');
  const mayRenew = useRef(true);

  const isKnown = link !== undefined && isTrustedFile(link);
  const failed = isKnown && failedAttemptKey === attemptKey;
  return {
    src: isKnown && !failed ? link : undefined,
    failed,
    attemptKey,
    onLoad: () => void (mayRenew.current = true),
    onError: () => {
      console.warn(`The picture ${file} cannot be shown.`);
      setFailedAttemptKey(attemptKey);
      if (!mayRenew.current) return;
      mayRenew.current = false;
      if (isDirect) return onExpired?.();
      withTabStorage((area) => area.removeItem(pictureLinkName(file)));
      void mutate().then(() => setAttempt((before) => before + 1));
    },
  };
}

// Each pre-signed link of the same picture is a new address, which the browser's cache does not know. The tab therefore keeps
// a link until it stops working or the investor signs out. A second visit requests neither the link nor the picture again.
function storedLink(key: string): string | undefined {
  return withTabStorage((area) => v.parse(v.string(), area.getItem(pictureLinkName(key))));
}

function storeLink(key: string, link: string): string {
  withTabStorage((area) => area.setItem(pictureLinkName(key), link));
  return link;
}
