import { useAtomValue } from 'jotai';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usersAtom } from '@investor-portal/shared/session/session';

/**
 * Returns the investor's tier in capital letters, or '' while it is unknown. The stored tier of an earlier visit counts only
 * while the details load, so that nothing moves when they arrive.
 */
export function useAccountTier(): string {
  const stored = useAtomValue(usersAtom);
  const { data, error } = useUserDetails({ revalidateIfStale: false });
  const user = data ?? (error === undefined ? stored : null);
  return user?.accountTier.toUpperCase() ?? '';
}
