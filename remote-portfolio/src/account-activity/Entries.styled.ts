import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** A list whose rows are separated by lines, without space above the first row and below the last. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    padding: ${tokens.space[3]} 0;
  }

  > li:first-child {
    padding-top: 0;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }
`;

/**
 * Rows of labelled values. The issuer (the second value) and the amount (the last value) form the first line and need no
 * labels. The other values form a quiet second line. On a phone, only a number of that line keeps its label.
 */
export const Entries = styled(Rows)<{ $startsWithDate?: boolean }>`
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
    align-items: baseline;
  }

  /* Ends the first line. */
  dl::before {
    flex-basis: 100%;
    order: -1;
    content: '';
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[1]};
    align-items: baseline;
    min-width: 0;
  }

  dl > :nth-child(2) {
    flex: 1 1 40%;
    order: -3;
  }

  dl > :last-child {
    order: -2;
    margin-inline-start: auto;
    text-align: end;
  }

  /* Large text on a small phone leaves no line for a whole amount. */
  dl > :last-child * {
    white-space: normal;
  }

  dl > :nth-child(2) dd,
  dl > :last-child dd {
    font-weight: 600;

    ${media.tablet} {
      font-size: 0.9375rem;
    }
  }

  /* The last value of the second line ends below the amount. */
  dl > :nth-child(4) {
    margin-inline-start: auto;
  }

  dl > :nth-child(2) dt,
  dl > :last-child dt {
    ${visuallyHidden}
  }

  dl > :not(:nth-child(2), :last-child) dd {
    color: ${tokens.colour['ink-soft']};
    font-weight: 400;
  }

  ${({ $startsWithDate = false }) => $startsWithDate && dated}

  ${media.phone} {
    dl > :not(:nth-child(2), :last-child) dd {
      font-size: ${tokens.text.xs};
    }

    dl > :nth-child(-n + 3) > dt {
      ${visuallyHidden}
    }
  }
`;

/** A date explains itself. On a phone it has a line of its own, so that each of the two codes after it is whole. */
const dated = css`
  dl > :first-child > dt {
    ${visuallyHidden}
  }

  ${media.phone} {
    dl > :first-child {
      flex-basis: 100%;
    }

    dl > :nth-child(4) > dt {
      ${visuallyHidden}
    }
  }
`;
