import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import type { DataKey } from '../partner-api/reading/data-key';
import { isNotFound } from '../partner-api/errors';

/**
 * Fetches the one resource that a screen is about. The screen itself says when it does not exist, so no toast says it
 * again (spec §8, readings R6).
 * @param key `null` fetches nothing.
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
