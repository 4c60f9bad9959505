import { useRef, useState } from 'react';
import { useFileLink } from './use-file-link';

interface FilePicture {
  /** Where it can be fetched now; undefined until that is known, and once it could not be. */
  src: string | undefined;
  failed: boolean;
  /** Each try is an element of its own (its key): the browser asks again, also where the new link equals the old one. */
  trial: string;
  onLoad: () => void;
  onError: () => void;
}

/**
 * A picture of the partner API. A link that has expired is renewed once, and again after it has worked; a failure is
 * only logged (spec §8 'Image fetch failure').
 * @param onExpired for a field that was a link and has no key to renew it by: whoever read it may read it again.
 */
export function useFilePicture(file: string, onExpired?: () => void): FilePicture {
  const { link, renew } = useFileLink(file);
  const [attempt, setAttempt] = useState(0);
  const trial = `${attempt} ${link}`;
  const [broken, setBroken] = useState('');
  const mayRenew = useRef(true);

  const failed = link !== undefined && broken === trial;
  return {
    src: failed ? undefined : link,
    failed,
    trial,
    onLoad: () => {
      mayRenew.current = true;
    },
    onError: () => {
      console.warn(`The picture ${file} cannot be shown.`);
      setBroken(trial);
      if (!mayRenew.current) return;
      mayRenew.current = false;
      if (renew) void renew().then(() => setAttempt((before) => before + 1));
      else onExpired?.();
    },
  };
}
