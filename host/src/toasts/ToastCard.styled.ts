import { styled } from 'styled-components';
import { touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { Toast } from '@investor-portal/shared/session/toast';

const edge: Record<Toast['kind'], string> = {
  success: tokens.colour.positive,
  failure: tokens.colour.danger,
  info: tokens.colour['accent-text'],
  loading: tokens.colour['accent-text'],
};

/** 356 px wide (spec §9), or as wide as a phone's content. */
export const Card = styled.div<{ $kind: Toast['kind'] }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${tokens.space[3]};
  align-items: start;
  width: min(356px, calc(100vw - 2 * ${tokens.space[4]}));
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.raised};
  border: 1px solid ${tokens.colour.line};
  border-left: 4px solid ${({ $kind }) => edge[$kind]};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[3]};
  /* Without this the browser takes a swipe for scrolling and cancels it. */
  touch-action: pan-y;

  > svg {
    max-width: none;
    margin-top: 2px;
    color: ${({ $kind }) => edge[$kind]};
  }
`;

export const Title = styled.p`
  font-weight: 640;
`;

export const Message = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`;

export const Close = styled.button`
  position: relative;
  display: grid;
  place-content: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.colour['ink-soft']};
  cursor: pointer;
  ${touchArea('1.75rem', '1.75rem')}

  &:hover {
    background: ${tokens.colour.sunken};
  }
`;
