import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';

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

const lists: readonly unknown[] = [keyNames.commitmentList, keyNames.campaignRowList];
const figures: readonly unknown[] = [keyNames.openCommitments, keyNames.activity, userDetailsKey];

/** For `mutate(filter)`: pages of lists in which a changed commitment may stand. */
export function isCommitmentPage(key: unknown): boolean {
  return Array.isArray(key) && lists.includes(key[0]);
}

/** For `mutate(filter)`: figures, activity and wallet, which a cancelled commitment moves. */
export function isMovedByMoney(key: unknown): boolean {
  return Array.isArray(key) && figures.includes(key[0]);
}
