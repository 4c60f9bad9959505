import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { normalisedStatus } from '@investor-portal/shared/rules/status';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { memoStatusOf } from './positions';

interface PendingReasonProps {
  memo: Pick<StockMemo, 'stockMemoStatus' | 'status' | 'certificateNumber'>;
}

/** Says under the status of a pending position that its certificate number is missing. The API gives no other reason. */
export function PendingReason({ memo }: PendingReasonProps) {
  if (normalisedStatus(memoStatusOf(memo)) !== 'pending' || memo.certificateNumber) return null;
  return <Reason>There is no certificate number yet.</Reason>;
}

const Reason = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-weight: 400;
`;
