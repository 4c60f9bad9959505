import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';

/**
 * The SWR keys of this remote: arrays that start with the name of what they hold. All carry the investor's
 * account, so that another investor's hand-over never shows what the first one read.
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
  campaignMemo: 'portfolio/campaign-memo',
  activity: 'portfolio/activity',
} as const;

/** What a cancelled or reconfirmed commitment makes stale, besides itself and its campaign. */
const movedByMoney: readonly unknown[] = [
  keyNames.commitmentList,
  keyNames.campaignRowList,
  keyNames.openCommitments,
  keyNames.activity,
  userDetailsKey,
];

/** For `mutate(filter)`: lists, figures, activity and wallet, whose rows the change may have moved. */
export function isMovedByMoney(key: unknown): boolean {
  return Array.isArray(key) && movedByMoney.includes(key[0]);
}
