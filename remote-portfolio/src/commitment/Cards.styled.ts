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
