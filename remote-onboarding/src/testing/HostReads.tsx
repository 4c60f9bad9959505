import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';

/** Fetches what the host fetches on every screen. */
export function HostReads() {
  useUserDetails();
  return null;
}
