import { isNamed, isOutdatedByMoney, type DataName } from '@investor-portal/shared/rules/data-keys';

/** The names of what a commitment's screen shows; after a change it refetches them instead of clearing them. */
export const keyNames = {
  commitment: 'commitment',
  campaign: 'campaign',
} as const satisfies Record<string, DataName>;

/** For `mutate(filter)`: data that a changed commitment makes stale and that can be cleared until it is shown. */
export function isOutOfDate(key: unknown): boolean {
  return isOutdatedByMoney(key, [keyNames.commitment, keyNames.campaign, 'user-details']);
}

/** For `mutate(filter)`: the signed-in user's details, including the wallet. */
export function isUserDetails(key: unknown): boolean {
  return isNamed(key, ['user-details']);
}
