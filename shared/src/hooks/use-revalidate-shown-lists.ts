import { useSWRConfig } from 'swr';
import { isListKey } from './use-paged-list';

/** Refetches the lists on the screen after a change of their rows. Other lists are refetched when they are shown. */
export function useRevalidateShownLists(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => isListKey(key));
}
