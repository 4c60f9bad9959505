import type { UserDetails } from '@investor-portal/shared/session/session';

export function isRegistered(user: Pick<UserDetails, 'profiles'> | null | undefined): boolean {
  return user?.profiles.some((profile) => profile.serviceCode === 'IDV') ?? false;
}
