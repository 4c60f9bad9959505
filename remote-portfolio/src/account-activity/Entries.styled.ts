import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/**
 * Rows of labels and values, with the amount last. Where there is room they line up like a table: the labels of the
 * first row become column headings, and those of the others are visually hidden.
 */
export const Entries = styled.ul`
  display: grid;

  > li {
    padding: ${tokens.space[3]} 0;
  }

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }

  ${media.tablet} {
    dl {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
    }

    dl > :last-child {
      text-align: end;
    }

    > li + li dt {
      ${visuallyHidden}
    }
  }
`;
