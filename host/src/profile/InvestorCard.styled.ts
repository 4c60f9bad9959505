import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin-bottom: ${tokens.space[5]};
  color: ${tokens.colour['ink-soft']};

  /* A name as long as it likes. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Name = styled.h2`
  color: ${tokens.colour.ink};
`;
