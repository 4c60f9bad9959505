import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Two by two on wide screens, the first two cards equally high; in reading order on a phone. */
export const ProfileGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  > :nth-child(n + 3) {
    align-self: start;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 25rem);
    gap: ${tokens.space[6]};
  }
`;
