import type { Commitment } from '@investor-portal/shared/partner-api/commitment';

/**
 * The date in the expiration column of the lists, as the wire writes it; '' for none. The list's own reading
 * of the expiry: by the campaign's status (spec §4 'Commitment expiry display', readings R1). The detail
 * reads it otherwise: commitment/detail-expiry.ts.
 */
export function listExpiry(
  row: Pick<Commitment, 'campaignStatus'> &
    Partial<Pick<Commitment, 'commitmentExpirationDate' | 'reconfirmDeadlineDate'>>,
): string {
  if (row.campaignStatus === 'PENDING') return row.commitmentExpirationDate ?? '';
  if (row.campaignStatus === 'RECONFIRM') return row.reconfirmDeadlineDate ?? '';
  return '';
}
