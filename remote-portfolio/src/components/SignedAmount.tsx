import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const signs = { credit: '+', debit: '−' };

interface SignedAmountProps {
  direction: keyof typeof signs | undefined;
  children: ReactElement;
}

/**
 * The sign is generated content, so the element's text stays the amount of spec §2. The row's type says the same in
 * words.
 */
export function SignedAmount({ direction, children }: SignedAmountProps) {
  return <Sign data-sign={direction && signs[direction]}>{children}</Sign>;
}

const Sign = styled.span`
  white-space: nowrap;

  &[data-sign]::before {
    content: attr(data-sign) '\\00a0';
  }
`;
