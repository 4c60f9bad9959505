import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';
import { isBalanceDependent } from '@investor-portal/shared/rules/balance-dependent';

/**
 * The names of what this remote reads: each SWR key is an array that starts with one and carries the viewer,
 * so that another investor's hand-over never shows what the first one read.
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

// What the screen of a commitment stands on, which reads it again itself; emptied, it would go blank meanwhile.
const onScreen: readonly unknown[] = [keyNames.commitment, keyNames.campaign, userDetailsKey];

/** For `mutate(filter)`: what a changed commitment puts out of date, and may be forgotten until it is shown. */
export function isOutOfDate(key: unknown): boolean {
  return isBalanceDependent(key) && Array.isArray(key) && !onScreen.includes(key[0]);
}

/** For `mutate(filter)`: the signed-in user, with the wallet. */
export function isUserDetails(key: unknown): boolean {
  return Array.isArray(key) && key[0] === userDetailsKey;
}
