import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const signs = { credit: '+', debit: '−' };

interface SignedProps {
  /** Undefined for a transaction that is neither. */
  direction: keyof typeof signs | undefined;
  children: ReactElement;
}

/**
 * Puts a sign before an amount that was taken from the wallet (−) or went back to it (+). The sign is generated content, so
 * that the element's text stays the amount of spec §2. The row's type says the same as a word.
 */
export function Signed({ direction, children }: SignedProps) {
  return <Sign data-sign={direction && signs[direction]}>{children}</Sign>;
}

const Sign = styled.span`
  white-space: nowrap;

  &[data-sign]::before {
    content: attr(data-sign) '\\00a0';
  }
`;
