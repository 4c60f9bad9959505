import { userDetailsKey } from '@investor-portal/shared/hooks/user-details-key';
import { isBalanceDependent } from '@investor-portal/shared/rules/balance-dependent';

/**
 * The names of this remote's SWR keys. A key is an array of a name, the viewer and parameters, so that after another
 * investor's hand-over nothing of the previous investor is shown.
 */
export const keyNames = {
  commitment: 'portfolio/commitment',
  campaign: 'portfolio/campaign',
  companyView: 'portfolio/company-view',
  commitmentList: 'portfolio/commitment-list',
  campaignRowList: 'portfolio/campaign-row-list',
  openCommitments: 'portfolio/open-commitments',
  positionList: 'portfolio/position-list',
  position: 'portfolio/position',
  allPositions: 'portfolio/all-positions',
  activity: 'portfolio/activity',
  statement: 'portfolio/statement',
} as const;

// A commitment's screen refetches these itself; if they were cleared, it would go blank meanwhile.
const onScreen: readonly unknown[] = [keyNames.commitment, keyNames.campaign, userDetailsKey];

/** For `mutate(filter)`: data that a changed commitment makes stale and that can be cleared until it is shown. */
export function isOutOfDate(key: unknown): boolean {
  return isBalanceDependent(key) && Array.isArray(key) && !onScreen.includes(key[0]);
}

/** For `mutate(filter)`: the signed-in user's details, including the wallet. */
export function isUserDetails(key: unknown): boolean {
  return Array.isArray(key) && key[0] === userDetailsKey;
}
