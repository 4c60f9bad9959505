import useSWR from 'swr';
import { isLink, preSign } from '../partner-api/files';
import { errorCatalogue } from '../rules/error-catalogue';
import { isTrustedFile } from '../rules/trusted-file';

interface FileLink {
  /** Where the file can be fetched now; undefined while it is asked for and when there is none. */
  link: string | undefined;
  /** Asks for a new link in place of one that has expired; absent where the field was a link already. */
  renew: (() => Promise<unknown>) | undefined;
}

/**
 * The address behind a file field, which holds a link or a key to pre-sign (spec §7). A failure is only
 * logged (spec §8 'Image fetch failure').
 */
export function useFileLink(reference: string): FileLink {
  const direct = isLink(reference);
  const { data, mutate } = useSWR<string>(
    direct || reference === '' ? null : ['file-link', reference],
    ([, key]: [string, string]) => preSign(key),
    {
      revalidateIfStale: false,
      onError: (error: unknown) =>
        console.warn(errorCatalogue.imageFailure.words, reference, error),
    },
  );
  const link = direct ? reference : data;
  return {
    link: link !== undefined && isTrustedFile(link) ? link : undefined,
    renew: direct ? undefined : () => mutate(),
  };
}
