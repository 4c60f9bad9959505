import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import {
  endingOf,
  expiryDateOf,
  needsReconfirmation,
} from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { normalisedStatus } from '@investor-portal/shared/rules/status';
import type { Fact } from '../components/Facts';

/*
 * The specification defines 'Commitment Expiry' by status code on the commitment's screen and by campaign status in the
 * lists (§4 'Commitment expiry display', readings R1). The functions return wire format or ''.
 */

type Dates = Partial<Pick<Commitment, 'commitmentExpirationDate' | 'reconfirmDeadlineDate'>>;
type CommitmentOfRow = CampaignRow['commitments'][number];

/**
 * The specification (§4) compares the *currency* code to REC, although it must mean the status code. Both are accepted
 * (readings R1).
 */
export function detailExpiry(
  commitment: Dates &
    Pick<Commitment, 'commitmentStatusCode' | 'commitmentStatus' | 'commitmentCurrencyCode'>,
): string {
  const { commitmentCurrencyCode: currency } = commitment;
  const field = expiryDateOf(commitment) ?? (currency === 'REC' ? 'reconfirmDeadlineDate' : null);
  return (field && commitment[field]) ?? '';
}

export function listExpiry(row: Dates & Pick<Commitment, 'campaignStatus'>): string {
  const status = normalisedStatus(row.campaignStatus);
  if (status === 'pending') return row.commitmentExpirationDate ?? '';
  if (status === 'reconfirm') return row.reconfirmDeadlineDate ?? '';
  return '';
}

/**
 * Returns 'Expiration' in the lists: the kind of date and the date, which is unknown if it is ''.
 * @param date in wire format, or ''.
 */
export function expiryFact(commitment: Parameters<typeof expiryKind>[0], date: string): Fact {
  const kind = expiryKind(commitment, date);
  const shown = formatDate(date);
  return {
    label: 'Expiration',
    labelled: kind === '' && shown !== '--',
    value: kind === '' || shown === '--' ? shown : `${kind} ${shown}`,
  };
}

/**
 * Returns the label of a date, or '' if only the campaign asks for reconfirmation and this commitment needs none.
 */
function expiryKind(
  commitment: Dates & Parameters<typeof needsReconfirmation>[0],
  date: string,
): 'Reconfirm by' | 'Expires' | '' {
  const asked = needsReconfirmation(commitment) || commitment.commitmentStatusCode === '';
  if (asked && date === commitment.reconfirmDeadlineDate) return 'Reconfirm by';
  return date === commitment.commitmentExpirationDate ? 'Expires' : '';
}

/**
 * The campaign's status covers all commitments to it, so the commitment's own status is used first. A commitment that
 * has ended has no expiry.
 */
export function nestedExpiry(
  commitment: Dates & Pick<CommitmentOfRow, 'commitmentStatusCode' | 'commitmentStatus'>,
  campaignStatus: string,
): string {
  const field = expiryDateOf(commitment);
  if (field) return commitment[field] ?? '';
  const known = commitment.commitmentStatusCode !== '' || endingOf(commitment) !== undefined;
  return known ? '' : listExpiry({ ...commitment, campaignStatus });
}
