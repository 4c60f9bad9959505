import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** The layout that EmptyState and ErrorState share. */
export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[10]} ${tokens.space[4]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  text-align: center;

  > * {
    max-width: min(26rem, 100%);
  }
`;

export const Title = styled.p`
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.md};
  font-weight: 600;
`;
