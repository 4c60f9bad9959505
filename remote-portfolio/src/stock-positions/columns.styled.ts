import { css } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The columns of both cards of a position: five beside each other hold its ten facts, and the five of a commitment. */
export const fiveColumns = css`
  dl {
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: ${tokens.space[5]} ${tokens.space[4]};
    }
  }
`;
