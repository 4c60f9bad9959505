import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';

export const DatedRows = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  overflow-wrap: anywhere;

  p {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }
`;

/** A button with a quiet button beside it. If the quiet button wraps, its icon lines up with the other button's edge. */
export const DeadlineActions = styled(Cluster).attrs({ $gap: 2 })`
  > :nth-child(2) {
    margin-inline-start: calc(${tokens.space[3]} * -1);
  }
`;
