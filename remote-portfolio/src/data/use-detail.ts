import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { useViewer } from './use-investor';

/**
 * One thing by its guid; '' asks for none. That there is no such thing stands on the screen itself, with a Retry,
 * and is not said a second time in a toast (spec §8, readings R6).
 * @param name one of `keyNames`.
 */
export function useDetail<Data>(
  name: string,
  guid: string,
  fetchOne: (guid: string) => Promise<Data>,
): SWRResponse<Data, unknown> {
  const viewer = useViewer();
  const settings = useSWRConfig();
  const read: SWRResponse<Data, unknown> = useSWR(
    guid ? [name, viewer, guid] : null,
    () => fetchOne(guid),
    {
      onError: (error: unknown, key: string) => {
        if (read.data !== undefined || !isMissing(error)) settings.onError(error, key, settings);
      },
    },
  );
  return read;
}

function isMissing(error: unknown): boolean {
  return isPartnerApiError(error) && error.status === 404;
}
