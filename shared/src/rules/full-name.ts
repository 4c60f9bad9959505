import type { UserDetails } from '@investor-portal/shared/session/session';

/** Returns '' if the investor or the name is unknown. */
export function fullNameOf(
  user: Pick<UserDetails, 'firstName' | 'lastName'> | null | undefined,
): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
