import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';

/** The ways on from a notice, as buttons under its text. */
export const NextSteps = styled(Cluster).attrs({ $gap: 2 })`
  margin-top: ${tokens.space[2]};

  /* Aligned by the row's gap alone. */
  > button {
    margin-top: 0;
  }
`;
