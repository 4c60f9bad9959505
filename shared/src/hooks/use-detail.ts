import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import type { DataKey } from '../partner-api/reading/data-key';
import { isNotFound } from '../partner-api/errors';

/**
 * There is no toast for a missing resource, because its screen says so (spec §8, readings R6). A `null` key fetches nothing.
 */
export function useDetail<Data>(
  key: DataKey | null,
  fetchOne: () => Promise<Data>,
): SWRResponse<Data, unknown> {
  const settings = useSWRConfig();
  const response: SWRResponse<Data, unknown> = useSWR(key, fetchOne, {
    onError: (error: unknown, name: string) => {
      if (response.data !== undefined || !isNotFound(error))
        settings.onError(error, name, settings);
    },
  });
  return response;
}
