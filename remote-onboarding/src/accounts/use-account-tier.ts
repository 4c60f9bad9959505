import { useAtomValue } from 'jotai';
import { usersAtom } from '@investor-portal/shared/session/session';

/** The investor's tier in capital letters; '' while it is unknown. */
export function useAccountTier(): string {
  return useAtomValue(usersAtom)?.accountTier.toUpperCase() ?? '';
}
