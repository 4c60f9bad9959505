import type { Commitment } from '@investor-portal/shared/partner-api/commitment';

/**
 * 'Commitment Expiry' of the detail, as the wire writes it; '' for none. The detail's own reading: by the
 * commitment's status code (spec §4 'Commitment expiry display', readings R1). The source compares the
 * *currency* code to REC; that is kept beside the status code, which is what it must have meant.
 */
export function detailExpiry(
  commitment: Pick<
    Commitment,
    | 'commitmentStatusCode'
    | 'commitmentCurrencyCode'
    | 'commitmentExpirationDate'
    | 'reconfirmDeadlineDate'
  >,
): string {
  if (commitment.commitmentStatusCode === 'PEN') return commitment.commitmentExpirationDate;
  const reconfirming = [commitment.commitmentStatusCode, commitment.commitmentCurrencyCode];
  return reconfirming.includes('REC') ? commitment.reconfirmDeadlineDate : '';
}
