import type { CampaignRow, Commitment } from '@investor-portal/shared/partner-api/commitment';

/**
 * The date in the expiration column of the lists, in wire format; '' for none. The lists go by the campaign's status
 * (spec §4 'Commitment expiry display', readings R1). The detail differs: commitment/detail-expiry.ts.
 */
export function listExpiry(
  row: Pick<Commitment, 'campaignStatus'> &
    Partial<Pick<Commitment, 'commitmentExpirationDate' | 'reconfirmDeadlineDate'>>,
): string {
  if (row.campaignStatus === 'PENDING') return row.commitmentExpirationDate ?? '';
  if (row.campaignStatus === 'RECONFIRM') return row.reconfirmDeadlineDate ?? '';
  return '';
}

type Nested = Pick<
  CampaignRow['commitments'][number],
  'commitmentStatusCode' | 'commitmentStatus' | 'commitmentExpirationDate' | 'reconfirmDeadlineDate'
>;

/**
 * The same for a commitment listed under its campaign. The campaign's status covers all its commitments, so the
 * commitment's own status comes first; a cancelled commitment no longer expires.
 */
export function nestedExpiry(commitment: Nested, campaignStatus: string): string {
  return listExpiry({ ...commitment, campaignStatus: ownStatus(commitment, campaignStatus) });
}

function ownStatus({ commitmentStatusCode, commitmentStatus }: Nested, campaignStatus: string) {
  if (commitmentStatusCode === 'PEN') return 'PENDING';
  if (commitmentStatusCode === 'REC') return 'RECONFIRM';
  const over = /^(cancell?ed|terminated)$/i.test(commitmentStatus.name.trim());
  return commitmentStatusCode !== '' || over ? '' : campaignStatus;
}
