import { useSWRConfig } from 'swr';
import { isListKey } from './use-paged-list';

/** Refetches the lists on the screen after a change of what their rows show; other lists do so once they are shown. */
export function useRevalidateShownLists(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => isListKey(key));
}
