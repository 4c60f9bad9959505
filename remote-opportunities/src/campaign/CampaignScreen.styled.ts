import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** One column in reading order; from 960 px the panel stands beside everything and stays in view. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 20.5rem);
    grid-template-rows: auto 1fr;
    column-gap: ${tokens.space[6]};
  }
`;

export const Main = styled.div`
  min-width: 0;
  grid-column: 1;
`;

export const Side = styled.aside`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: 4.5rem;
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: start;
  }
`;
