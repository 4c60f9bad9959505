import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
`;

export const Label = styled.label`
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.sm};
  font-weight: 500;
  line-height: 1.4;
`;

export const Hint = styled.p`
  margin-top: -0.125rem;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  line-height: 1.45;
`;

/** Rendered before there is an error, because screen readers announce only changes of a live region. */
export const ErrorRegion = styled.div`
  &:empty {
    position: absolute;
  }
`;

export const ErrorText = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  color: ${tokens.colour.danger};
  font-size: ${tokens.text.sm};
  font-weight: 550;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 0.1875rem;
  }
`;

/** Has 3:1 contrast at rest. An invalid control shows its focus ring around the danger border. */
export const edge = css`
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  transition:
    border-color ${tokens.motion.fast},
    box-shadow ${tokens.motion.fast};

  ${media.hover} {
    &:hover:not(:focus-within, :has(:disabled, [aria-invalid='true']), [aria-invalid='true']) {
      border-color: ${tokens.colour['ink-soft']};
    }
  }

  &:focus-within {
    border-color: ${tokens.colour.focus};
    box-shadow: 0 0 0 1px ${tokens.colour.focus};
    outline: 2px solid transparent;
  }

  &:has([aria-invalid='true']),
  &[aria-invalid='true'] {
    border-color: ${tokens.colour.danger};
  }

  &:has([aria-invalid='true']):focus-within,
  &[aria-invalid='true']:focus-within {
    box-shadow: none;
    ${focusRing}
  }

  &:has(:disabled) {
    background: ${tokens.colour.sunken};
    border-color: ${tokens.colour.line};
  }
`;

/** Phones zoom into text smaller than 16 px. The scroll margin keeps the message above an on-screen keyboard. */
const controlText = css`
  scroll-margin-bottom: 3rem;
  width: 100%;
  min-width: 0;
  min-height: 2.875rem;
  padding: 0.5rem 0.875rem;
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

/** As high as a control in a box, whose border is added to the height. */
export const plainControl = css`
  ${edge}
  ${controlText}
  min-height: calc(2.875rem + 2px);
`;

/** A box with the border of a control, for an input and what is beside it. */
export const ControlBox = styled.div`
  ${edge}
  display: flex;
  align-items: stretch;
`;

/** An input inside a box that has the border. */
export const bareControl = css`
  ${controlText}
  background: none;
  border: 0;
  border-radius: inherit;
  outline: none;
`;

export const SelectBox = styled.div`
  ${edge}
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.5625rem;
    margin-block: auto;
    color: ${tokens.colour['ink-quiet']};
    pointer-events: none;
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
