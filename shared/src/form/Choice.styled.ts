import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export const tick = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${tokens.colour['accent-text']};
  cursor: inherit;
`;

export const ChoiceCard = styled.label`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  min-height: 3rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  cursor: pointer;
  transition:
    background-color ${tokens.motion.fast},
    border-color ${tokens.motion.fast},
    box-shadow ${tokens.motion.fast};

  /* Centred on the first line of the label. */
  input {
    ${tick}
    margin-top: 0.125rem;
  }

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${tokens.colour.ink};
    }
  }

  [aria-invalid='true'] & {
    border-color: ${tokens.colour.danger};
  }

  &:has(:checked) {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 0 0 1px ${tokens.colour['accent-text']};
  }

  [aria-invalid='true'] &:has(:checked) {
    background: ${tokens.colour['danger-soft']};
    border-color: ${tokens.colour.danger};
    box-shadow: inset 0 0 0 1px ${tokens.colour.danger};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input:focus-visible {
    outline: none;
  }

  &:has(:disabled) {
    background: ${tokens.colour.sunken};
    border-color: ${tokens.colour.line};
    color: ${tokens.colour['ink-quiet']};
    cursor: not-allowed;
  }
`;
