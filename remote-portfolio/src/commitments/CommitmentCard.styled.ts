import { css } from 'styled-components';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/**
 * Styles for a row of the 'By Commitment' lists that is a card. Its lines: issuer and amount, then shares, date and status,
 * then a deadline if there is one, then the codes.
 */
export const commitmentCard = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;

  /* A long amount has its own line and leaves the issuer room for whole words. */
  > h2 {
    flex: 1 1 6rem;
    min-width: 0;
  }

  > dl {
    display: contents;
  }

  > dl > div {
    min-width: 0;
  }

  > dl dd {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
    line-height: 1rem;
  }

  > dl > :first-child {
    margin-inline-start: auto;
  }

  > dl > :first-child > dd {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
    font-weight: 600;
    line-height: 1.25;
  }

  /* These pseudo-elements end the first two lines. */
  &::before,
  &::after {
    flex: 1 0 100%;
    order: 1;
    content: '';
  }

  > dl > :nth-child(n + 4) {
    order: 2;
  }

  > dl > :nth-child(2) {
    order: 3;
    margin-inline-start: auto;
  }

  &::after,
  > dl > :nth-child(3) {
    order: 4;
  }

  > dl > :nth-child(3) {
    flex-basis: 100%;
  }

  > dl > :nth-child(n + 6) {
    order: 5;
    margin-top: ${tokens.space[1]};
  }

  > dl > [data-none] {
    ${visuallyHidden}
  }

  /*
   * The menu, which arrives later, or else the link's chevron, on the line of the codes. The card's link lies below and stays
   * pressable.
   */
  > div {
    position: absolute;
    inset-inline-end: 0;
    bottom: -0.25rem;
    place-items: center;
    place-content: center;
    width: 2.75rem;
    height: 2.75rem;
    pointer-events: none;
  }

  > div > * {
    pointer-events: auto;
  }

  > div::after {
    margin: 0;
  }

  > div:has(button)::after {
    content: none;
  }
`;
