import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { TimelineStep } from './timeline';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Step = styled.li<{ $state: TimelineStep['state'] }>`
  position: relative;
  padding: 0 0 ${tokens.space[5]} ${tokens.space[8]};
  color: ${({ $state }) =>
    $state === 'upcoming' ? tokens.colour['ink-quiet'] : tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  /* The line to the next step. */
  &:not(:last-child)::before {
    position: absolute;
    inset: 1.25rem auto 0 0.625rem;
    width: 0;
    margin-inline-start: -1px;
    border-inline-start: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')}
      ${({ $state }) => ($state === 'done' ? tokens.colour['accent-text'] : tokens.colour.line)};
    content: '';
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

export const Mark = styled.span<{ $state: TimelineStep['state'] }>`
  position: absolute;
  inset: 0.0625rem auto auto 0;
  display: grid;
  width: 1.25rem;
  height: 1.25rem;
  place-items: center;
  background: ${({ $state }) => ($state === 'done' ? tokens.colour['accent-text'] : tokens.colour.surface)};
  border: 2px solid
    ${({ $state }) => ($state === 'upcoming' ? tokens.colour['line-strong'] : tokens.colour['accent-text'])};
  border-radius: 50%;
  color: ${tokens.colour.surface};

  &::after {
    display: ${({ $state }) => ($state === 'current' ? 'block' : 'none')};
    width: 0.5rem;
    height: 0.5rem;
    background: ${tokens.colour['accent-text']};
    border-radius: 50%;
    content: '';
  }
`;

export const Title = styled.p<{ $state: TimelineStep['state'] }>`
  color: ${({ $state }) => ($state === 'upcoming' ? tokens.colour['ink-quiet'] : tokens.colour.ink)};
  font-weight: 600;
`;

export const When = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
`;
