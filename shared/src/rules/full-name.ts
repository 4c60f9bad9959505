import type { UserDetails } from '@investor-portal/shared/session/session';

export function fullNameOf(
  user: Pick<UserDetails, 'firstName' | 'lastName'> | null | undefined,
): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
