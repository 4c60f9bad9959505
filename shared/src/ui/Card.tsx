import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

/** `$flush` removes the padding, for content with its own edges (media, lists, tables). */
export const Card = styled.div<{ $flush?: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ $flush = false }) => ($flush ? '0' : tokens.space[4])};
  overflow: ${({ $flush = false }) => ($flush ? 'clip' : 'visible')};
  background: ${tokens.colour.surface};
  --message-surface: transparent;
  --message-line: transparent;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};

  ${media.tablet} {
    padding: ${({ $flush = false }) => ($flush ? '0' : tokens.space[6])};
  }
`;
