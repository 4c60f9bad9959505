import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { endingOf, expiryDateOf } from '@investor-portal/shared/rules/commitment-status';

/*
 * 'Commitment Expiry', in wire format; '' for none. The specification reads it in two ways (§4 'Commitment expiry display',
 * readings R1): a commitment's own screen by its status code, the lists by the campaign's status.
 */

type Dates = Partial<Pick<Commitment, 'commitmentExpirationDate' | 'reconfirmDeadlineDate'>>;
type Nested = CampaignRow['commitments'][number];

/**
 * The date that a commitment's own screen shows. The source compares the *currency* code to REC; that is accepted as well as the status
 * code, which it must have meant.
 */
export function detailExpiry(
  commitment: Dates &
    Pick<Commitment, 'commitmentStatusCode' | 'commitmentStatus' | 'commitmentCurrencyCode'>,
): string {
  const { commitmentCurrencyCode: currency } = commitment;
  const field = expiryDateOf(commitment) ?? (currency === 'REC' ? 'reconfirmDeadlineDate' : null);
  return (field && commitment[field]) ?? '';
}

/** The date that a row of a list shows. */
export function listExpiry(row: Dates & Pick<Commitment, 'campaignStatus'>): string {
  if (row.campaignStatus === 'PENDING') return row.commitmentExpirationDate ?? '';
  if (row.campaignStatus === 'RECONFIRM') return row.reconfirmDeadlineDate ?? '';
  return '';
}

/** What one of these dates is: the last day to reconfirm, or the day on which the offer ends. */
export function expiryKind({ reconfirmDeadlineDate }: Dates, date: string) {
  return date === reconfirmDeadlineDate ? 'Reconfirm by' : 'Expires';
}

/**
 * The date of a commitment that is listed under its campaign. The campaign's status covers all its commitments, so the commitment's own
 * status comes first; one that is over no longer expires.
 */
export function nestedExpiry(
  commitment: Dates & Pick<Nested, 'commitmentStatusCode' | 'commitmentStatus'>,
  campaignStatus: string,
): string {
  const field = expiryDateOf(commitment);
  if (field) return commitment[field] ?? '';
  const known = commitment.commitmentStatusCode !== '' || endingOf(commitment) !== undefined;
  return known ? '' : listExpiry({ ...commitment, campaignStatus });
}
