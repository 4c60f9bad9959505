import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { needsReconfirmation, statusName } from '@investor-portal/shared/rules/commitment-status';
import { statusLine } from '@investor-portal/shared/rules/words';
import { type Amount, formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { sumOwnCommitments } from '../commitments/own-commitments';

/** The amount and the status at the top of a commitment's page, and of the page of the commitments to a campaign. */
export interface HeaderFigures {
  /** Null if the sum is unknown. */
  money: { amount: Amount; currency: string } | null;
  status: string | undefined;
  /** A sentence about the status, or ''. */
  line: string;
}

export function commitmentFigures(commitment: Commitment): HeaderFigures {
  return {
    money: { amount: commitment.commitmentAmount, currency: commitment.commitmentCurrencyCode },
    status: statusName(commitment),
    // For a commitment to reconfirm, the notice below says the same and adds the date.
    line: needsReconfirmation(commitment) ? '' : statusLine(commitment),
  };
}

/** The sum of the commitments to a campaign that count, as in the lists by campaign. */
export function ownFigures(row: CampaignRow): HeaderFigures | undefined {
  if (row.commitments.length === 0) return undefined;
  const { sum, status, count } = sumOwnCommitments(row);
  return {
    money: sum ? { amount: formatCentavos(sum.amount), currency: sum.currency } : null,
    status,
    line: count > 1 ? `The sum of ${countOf(count, 'commitment')}.` : '',
  };
}
