import { useRef, useState } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { isLink, preSign, preSignCall } from '../partner-api/contract/files';
import { dataKey, type DataKey } from '../partner-api/reading/data-key';
import { errorCatalogue } from '../rules/error-catalogue';
import { isTrustedFile } from '../rules/trusted-file';
import { pictureLinkName } from '../session-rules/investor-storage';
import { withTabStorage } from '../storage/tab-storage';

interface FilePicture {
  /** The picture's address. Undefined until it is known, and after a failure. */
  src: string | undefined;
  failed: boolean;
  /** The image's React key. Each attempt needs a new element, because the browser does not refetch an equal link. */
  attemptKey: string;
  onLoad: () => void;
  onError: () => void;
}

/**
 * Returns a picture of the partner API. Renews an expired link once, and again after the new link has worked. Failures are
 * only logged (spec §8 'Image fetch failure').
 * @param onExpired for a field that holds a link, which cannot be renewed by a key. The caller may fetch the field again.
 */
export function useFilePicture(file: string, onExpired?: () => void): FilePicture {
  const { link, renew } = useFileLink(file);
  const [attempt, setAttempt] = useState(0);
  const attemptKey = `${attempt} ${link}`;
  const [failedAttemptKey, setFailedAttemptKey] = useState('');
  const mayRenew = useRef(true);

  const failed = link !== undefined && failedAttemptKey === attemptKey;
  return {
    src: failed ? undefined : link,
    failed,
    attemptKey,
    onLoad: () => {
      mayRenew.current = true;
    },
    onError: () => {
      console.warn(`The picture ${file} cannot be shown.`);
      setFailedAttemptKey(attemptKey);
      if (!mayRenew.current) return;
      mayRenew.current = false;
      if (renew) void renew().then(() => setAttempt((before) => before + 1));
      else onExpired?.();
    },
  };
}

interface FileLink {
  link: string | undefined;
  /** Replaces an expired link with a new link. Absent if the field holds a link itself. */
  renew: (() => Promise<unknown>) | undefined;
}

/** Resolves a file field, which holds a link or a key to pre-sign (spec §7). Failures are only logged (spec §8). */
function useFileLink(reference: string): FileLink {
  const direct = isLink(reference);
  const { data, mutate } = useSWR<string>(
    direct || reference === '' ? null : dataKey(preSignCall, reference),
    async ([, , key = '']: DataKey) => storedLink(key) ?? storeLink(key, await preSign(key)),
    {
      revalidateIfStale: false,
      onError: (error: unknown) =>
        console.warn(errorCatalogue.imageFailure.message, reference, error),
    },
  );
  const link = direct ? reference : data;
  return {
    link: link !== undefined && isTrustedFile(link) ? link : undefined,
    renew: direct
      ? undefined
      : () => {
          forgetLink(reference);
          return mutate();
        },
  };
}

/*
 * Each pre-signed link of the same picture is a new address, which the browser's cache does not know. The tab therefore keeps
 * a link until it stops working or the investor signs out. A second visit requests neither the link nor the picture again.
 */
function storedLink(key: string): string | undefined {
  return withTabStorage((area) => v.parse(v.string(), area.getItem(pictureLinkName(key))));
}

function storeLink(key: string, link: string): string {
  withTabStorage((area) => area.setItem(pictureLinkName(key), link));
  return link;
}

function forgetLink(key: string): void {
  withTabStorage((area) => area.removeItem(pictureLinkName(key)));
}
