import type { Commitment } from '@investor-portal/shared/partner-api/commitment';

/**
 * 'Commitment Expiry' in the detail, in wire format; '' for none. The detail goes by the commitment's status code
 * (spec §4 'Commitment expiry display', readings R1). The source compares the *currency* code to REC; we accept that
 * as well as the status code, which it must have meant. The lists differ: commitments/list-expiry.ts.
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
