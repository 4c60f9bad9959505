import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

const signs = { credit: '+', debit: '−' };

interface SignedAmountProps {
  direction: keyof typeof signs | undefined;
  /** Whether the money has moved. A refund has the colour of success only once it has arrived (readings R20). */
  settled: boolean;
  children: ReactElement;
}

/**
 * The sign is generated content, so the element's text stays the amount of spec §2. The row's type says the same in
 * words.
 */
export function SignedAmount({ direction, settled, children }: SignedAmountProps) {
  const arrived = settled && direction === 'credit';
  return (
    <Sign data-sign={direction && signs[direction]} data-arrived={arrived || undefined}>
      {children}
    </Sign>
  );
}

const Sign = styled.span`
  white-space: nowrap;

  &[data-sign]::before {
    content: attr(data-sign) '\\00a0';
  }

  &[data-arrived] {
    color: ${tokens.colour.positive};
  }
`;
