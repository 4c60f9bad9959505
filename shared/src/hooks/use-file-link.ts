import useSWR from 'swr';
import { isLink, preSign } from '../partner-api/files';
import { errorCatalogue } from '../rules/error-catalogue';
import { isTrustedFile } from '../rules/trusted-file';

interface FileLink {
  /** Where the file can be fetched now; undefined while this is loading, and when there is no link. */
  link: string | undefined;
  /** Fetches a new link in place of an expired one; absent where the field holds a link itself. */
  renew: (() => Promise<unknown>) | undefined;
}

/** The address of a file field, which holds a link or a key to pre-sign (spec §7). Failures are only logged (spec §8). */
export function useFileLink(reference: string): FileLink {
  const direct = isLink(reference);
  const { data, mutate } = useSWR<string>(
    direct || reference === '' ? null : ['file-link', reference],
    ([, key]: [string, string]) => preSign(key),
    {
      revalidateIfStale: false,
      onError: (error: unknown) =>
        console.warn(errorCatalogue.imageFailure.message, reference, error),
    },
  );
  const link = direct ? reference : data;
  return {
    link: link !== undefined && isTrustedFile(link) ? link : undefined,
    renew: direct ? undefined : () => mutate(),
  };
}
