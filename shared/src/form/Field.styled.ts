import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export const Label = styled.label`
  font-size: ${tokens.text.sm};
  font-weight: 500;
`;

/** Rendered before there is an error, because screen readers announce only changes of a live region. */
export const ErrorRegion = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** The border of an input and what is beside it: 3:1 at rest. An invalid one shows its focus ring around the danger border. */
export const ControlBox = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};

  ${media.hover} {
    &:hover {
      border-color: ${tokens.colour['ink-soft']};
    }
  }

  &:focus-within {
    border-color: ${tokens.colour.focus};
    box-shadow: 0 0 0 1px ${tokens.colour.focus};
    outline: 2px solid transparent;
  }

  &:has([aria-invalid]) {
    border-color: ${tokens.colour.danger};
  }

  &:has([aria-invalid]:focus) {
    box-shadow: none;
    ${focusRing}
  }

  &:has(:disabled) {
    background: ${tokens.colour.sunken};
    border-color: ${tokens.colour.line};
  }

  > svg {
    position: absolute;
    inset: 0 0.5625rem 0 auto;
    margin-block: auto;
    color: ${tokens.colour['ink-quiet']};
    pointer-events: none;
  }
`;

/** Phones zoom into text smaller than 16 px. The scroll margin keeps the message above an on-screen keyboard. */
export const Input = styled.input`
  scroll-margin-bottom: 3rem;
  width: 100%;
  min-width: 0;
  min-height: 2.875rem;
  padding: 0.5rem 0.875rem;
  background: none;
  border: 0;
  border-radius: inherit;
  outline: none;
  font-size: ${tokens.text.md};
  line-height: 1.4;

  &::placeholder {
    color: ${tokens.colour['ink-quiet']};
    opacity: 1;
  }

  &:disabled {
    color: ${tokens.colour['ink-soft']};
    -webkit-text-fill-color: currentcolor;
    cursor: not-allowed;
    opacity: 1;
  }
`;

/** A check box or a radio button. */
export const tick = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${tokens.colour['accent-text']};
  cursor: inherit;
`;
