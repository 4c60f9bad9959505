import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';

/** Returns the investor's tier in capital letters, or '' while it is unknown. A tier stored by an earlier visit may be old. */
export function useAccountTier(): string {
  return useUserDetails({ revalidateIfStale: false }).data?.accountTier.toUpperCase() ?? '';
}
