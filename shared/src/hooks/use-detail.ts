import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { isMissing } from '../partner-api/errors';

/**
 * One thing that a screen is about. That there is no such thing stands on the screen itself, and is not said a second
 * time in a toast (spec §8, readings R6).
 * @param key `null` asks for none.
 */
export function useDetail<Data>(
  key: readonly string[] | null,
  fetchOne: () => Promise<Data>,
): SWRResponse<Data, unknown> {
  const settings = useSWRConfig();
  const read: SWRResponse<Data, unknown> = useSWR(key, fetchOne, {
    onError: (error: unknown, name: string) => {
      if (read.data !== undefined || !isMissing(error)) settings.onError(error, name, settings);
    },
  });
  return read;
}
