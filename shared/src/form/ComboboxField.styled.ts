import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { bareControl, edge } from './Field.styled';

export const Anchor = styled.div`
  position: relative;
`;

export const Box = styled.div`
  ${edge}
  display: flex;
  align-items: stretch;
`;

export const Input = styled.input`
  ${bareControl}
  text-overflow: ellipsis;
`;

export const Toggle = styled.button`
  display: grid;
  flex: none;
  width: 2.75rem;
  place-items: center;
  background: none;
  border: 0;
  color: ${tokens.colour['ink-quiet']};
  cursor: pointer;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** In the flow of the page rather than above it: it needs no positioning and moves with its field. */
export const Popup = styled.div`
  position: absolute;
  inset: calc(100% + 0.375rem) 0 auto;
  z-index: ${tokens.layer.menu};
  overflow: hidden;
  background: ${tokens.colour.raised};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};

  &[hidden] {
    display: none;
  }
`;

export const Menu = styled.ul`
  max-height: min(18rem, 50dvh);
  padding: ${tokens.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;

  &[hidden] {
    display: none;
  }
`;

export const Option = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  cursor: pointer;

  &[data-active] {
    background: ${tokens.colour['accent-soft']};
    box-shadow: inset 2px 0 0 ${tokens.colour['accent-text']};
    /* Forced colours remove the two above but keep this one. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    font-weight: 600;
  }

  svg {
    flex: none;
    color: ${tokens.colour['accent-text']};
  }
`;

export const Note = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.colour.canvas};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};

  ul:not([hidden]) ~ & {
    border-top: 1px solid ${tokens.colour.line};
  }
`;
