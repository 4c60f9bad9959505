import { css, styled } from 'styled-components';
import type { Direction } from '../commitment/refund';

/**
 * Puts a sign before an amount that was taken from the wallet (−) or went back to it (+). The sign is generated content, so
 * that the element's text stays the amount of spec §2. The row's type says the same as a word.
 */
export const Signed = styled.span<{ $direction: Direction | undefined }>`
  white-space: nowrap;

  ${({ $direction }) =>
    $direction &&
    css`
      &::before {
        content: '${$direction === 'credit' ? '+' : '−'}\\00a0';
      }
    `}
`;
