import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export const Mark = styled.span<{ $danger?: boolean }>`
  display: grid;
  width: 3.5rem;
  height: 3.5rem;
  place-items: center;
  background: ${({ $danger = false }) =>
    $danger ? tokens.colour['danger-soft'] : tokens.colour['accent-soft']};
  border-radius: 50%;
  color: ${({ $danger = false }) => ($danger ? tokens.colour.danger : tokens.colour['accent-text'])};

  svg {
    width: 1.625rem;
    height: 1.625rem;
    stroke-width: 1.75;
  }
`;

export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[10]} ${tokens.space[4]};
  /* A card of its own, unless a card is around it. */
  background: var(--message-surface, ${tokens.colour.surface});
  border: 1px solid var(--message-line, ${tokens.colour.line});
  border-radius: ${tokens.radius.lg};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  text-align: center;
  text-wrap: balance;

  > * {
    max-width: min(26rem, 100%);
  }
`;

export const Title = styled.p`
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.lg};
  font-weight: 600;
`;
