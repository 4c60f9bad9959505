import { useAtomValue } from 'jotai';
import { usersAtom } from '@investor-portal/shared/session/session';

/** Returns the investor's tier in capital letters, or '' while it is unknown. */
export function useAccountTier(): string {
  return useAtomValue(usersAtom)?.accountTier.toUpperCase() ?? '';
}
