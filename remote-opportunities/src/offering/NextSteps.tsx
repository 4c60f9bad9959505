import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';

export const NextSteps = styled(Cluster).attrs({ $gap: 2 })`
  margin-top: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`;
