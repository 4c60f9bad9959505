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

/**
 * Contains a `PublishView`. On a wide screen the children with `data-side` are in a column of their own. The specification's order
 * is kept (§2), so one of them is between the two groups of the other modules. The flexible row takes what the first group is
 * higher than the child beside it.
 */
export const PublishColumns = styled(Cards)`
  ${media.desktop} {
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
    align-items: start;

    > * {
      grid-row: 1 / span 2;
      grid-column: 1;
    }

    > [data-side] {
      grid-row: 1 / span 3;
      grid-column: 2;
    }

    > [data-side]:first-child {
      grid-row: 1;
    }

    > [data-side] ~ [data-side] {
      grid-row: 2 / span 2;
    }

    > [data-side]:not(:first-child) + * {
      grid-row: 3;
    }
  }
`;
