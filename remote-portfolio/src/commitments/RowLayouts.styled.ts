import { css } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { asCard, asTable, columnGap } from './CommitmentTable';

/**
 * Styles for both lists. A card begins with two lines: the issuer, then the amount and the status. Pseudo-elements end the second
 * line and a third one. In a table, each fact has a column, which is counted from the end of the row.
 */
const common = css`
  > dl {
    display: contents;
  }

  > dl > div {
    min-width: 0;
  }

  > dl > :first-child > dd {
    font-weight: 600;
  }

  ${asCard} {
    > h2 {
      flex: 0 0 100%;
      /* Leaves room for the menu or the chevron. */
      padding-inline-end: 1.75rem;
      margin-bottom: 0.1875rem;
    }

    > dl > :first-child {
      flex: 1 0 auto;
      max-width: 100%;
    }

    > dl > :first-child > dd {
      font-size: ${tokens.text.md};
    }

    > dl > :nth-child(n + 3) > dd {
      color: ${tokens.colour['ink-soft']};
      font-size: ${tokens.text.xs};
      font-weight: 400;
      line-height: 1.125rem;
    }

    > dl > :nth-child(n + 3) {
      order: 2;
    }

    > dl > [data-none] {
      ${visuallyHidden}
    }

    &::before,
    &::after {
      flex: 1 0 100%;
      order: 1;
      height: 0.25rem;
      content: '';
    }
  }

  ${asTable} {
    > dl > :nth-child(1) {
      grid-column: -7;
    }

    > dl > :nth-child(2) {
      grid-column: -6;
    }

    > dl > :nth-child(3) {
      grid-column: -5;
    }

    > dl > [data-figure] {
      ${tabularDigits}
      text-align: end;
    }

    > dl > div > dd {
      font-size: ${tokens.text.sm};
    }

    > dl > :nth-child(n + 2) > dd {
      font-weight: 400;
    }
  }
`;

/**
 * A row of the 'By Commitment' lists. The third line of a card has shares, date and a deadline if there is one. Its fourth line
 * has the codes, which in a table are below the issuer.
 */
export const commitmentLayout = css`
  ${common}

  > dl > :nth-child(n + 6) > dd {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
    line-height: 1.125rem;
  }

  ${asCard} {
    > dl > :nth-child(3) {
      order: 3;
      margin-inline-start: auto;
    }

    > dl > :nth-child(-n + 5):not(:first-child) > dd {
      font-size: 0.8125rem;
    }

    /* Only the shares fit beside a deadline or a final amount. */
    &:has(> dl > :nth-child(3):not([data-none]), > dl > :nth-child(8)) > dl > :nth-child(5) {
      order: 5;

      > dd {
        color: ${tokens.colour['ink-quiet']};
        font-size: ${tokens.text.xs};
      }
    }

    &::after {
      order: 4;
      height: 0;
    }

    > dl > :nth-child(n + 6) {
      order: 5;
    }

    /* A final amount, which has the place of a deadline. */
    > dl > :nth-child(8) {
      order: 3;
      margin-inline-start: auto;
    }
  }

  ${asTable} {
    > dl > :nth-child(-n + 5) {
      grid-row: 1 / span 2;
    }

    > dl > :nth-child(4) {
      grid-column: -4;
    }

    > dl > :nth-child(5) {
      grid-column: -3;
    }

    > dl > :nth-child(n + 6) {
      grid-row: 2;
    }

    > dl > :nth-child(7) {
      margin-inline-start: calc(0.75rem - ${columnGap});
    }

    &:has(> dl > :nth-child(8)) > dl > :first-child {
      grid-row: 1;
    }

    > dl > :nth-child(8) {
      grid-column: -7;
      text-align: end;
    }
  }
`;

/**
 * A row of the 'By Campaign' lists. The third line of a card is the progress. Its fourth line is about the campaign, and names the
 * campaign's status only if it differs from the commitment's. In a table, the code is below the campaign's status and the
 * remaining days are below the end date.
 */
export const campaignLayout = css`
  ${common}

  ${asCard} {
    > dl > [data-wide] {
      flex: 1 0 100%;
      order: 1;
    }

    ${media.phone} {
      > dl > :nth-child(3) {
        flex-basis: 100%;
      }
    }

    > dl > [data-repeats] {
      ${visuallyHidden}
    }
  }

  ${asTable} {
    > dl > :nth-child(3),
    > dl > :nth-child(7) {
      grid-column: -5;
    }

    > dl > :nth-child(4),
    > dl > :nth-child(5) {
      grid-column: -4;
    }

    > dl > :nth-child(4),
    > dl > :nth-child(7) {
      grid-row: 2;
    }

    > dl > :nth-child(4) > dd,
    > dl > :nth-child(7) > dd {
      color: ${tokens.colour['ink-quiet']};
      font-size: ${tokens.text.xs};
      line-height: 1.25rem;
    }

    > dl > :nth-child(4)[data-none] {
      ${visuallyHidden}
    }

    > dl > [data-wide] {
      grid-row: 1 / span 2;
      grid-column: -3;
    }

    > dl > [data-wide] > dd span {
      font-weight: 500;
    }
  }
`;
