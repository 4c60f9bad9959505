import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Cards below one another. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }
`;

/** The columns of the facts of a commitment's cards. Amounts and names get more room. */
export const FactColumns = styled.div`
  ${media.tablet} {
    > dl {
      grid-template-columns: minmax(7.25rem, 1fr) repeat(2, minmax(0, 1.25fr)) minmax(7.25rem, 1fr);
    }
  }
`;
