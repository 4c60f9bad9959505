import { css, keyframes, styled } from 'styled-components';
import { media } from '../theme/media';
import { forcedHighlight, touchArea } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const { colour } = tokens;

const variants = {
  primary: css`
    background: ${colour.accent};
    color: ${colour['on-accent']};
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 12%),
      ${tokens.shadow[1]};
    ${media.hover} {
      &:hover:not([data-inert]) {
        background: ${colour['accent-hover']};
      }
    }
  `,
  secondary: css`
    background: ${colour.surface};
    color: ${colour.ink};
    border-color: ${colour['line-strong']};
    box-shadow: ${tokens.shadow[1]};
    ${media.hover} {
      &:hover:not([data-inert]) {
        background: ${colour.sunken};
        border-color: ${colour['ink-quiet']};
      }
    }
    &[aria-pressed='true']:not([data-inert]) {
      background: ${colour['accent-soft']};
      border-color: ${colour['accent-text']};
      color: ${colour['accent-text']};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${colour['accent-text']};
    ${media.hover} {
      &:hover:not([data-inert]) {
        background: ${colour['accent-soft']};
      }
    }
  `,
  danger: css`
    background: ${colour.danger};
    color: ${colour['on-danger']};
    box-shadow: inset 0 1px 0 rgb(255 255 255 / 12%);
    ${media.hover} {
      &:hover:not([data-inert]) {
        background: ${colour['danger-hover']};
      }
    }
  `,
};

const sizes = {
  // 44 px: the target size of WCAG 2.5.5.
  md: css`
    min-height: 2.75rem;
    padding: 0.5rem 1.125rem;
  `,
  sm: css`
    min-height: 2.25rem;
    padding: 0.3125rem 0.75rem;
    font-size: ${tokens.text.sm};
    ${touchArea('2.25rem')}
  `,
};

export const buttonLook = css<ButtonLook>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.006em;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${tokens.motion.fast} ${tokens.motion.ease},
    border-color ${tokens.motion.fast} ${tokens.motion.ease},
    transform ${tokens.motion.fast} ${tokens.motion.ease};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  &:active:not([data-inert]) {
    transform: translateY(1px);
  }

  &:disabled,
  &[data-waiting] {
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : colour['neutral-soft'])};
    border-color: transparent;
    color: ${colour['ink-quiet']};
    box-shadow: none;
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    ${forcedHighlight}
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }
`;

export const ButtonLabel = styled.span<{ $hidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  /* Not display or visibility, so that the button keeps its name and width. */
  opacity: ${({ $hidden = false }) => ($hidden ? 0 : 1)};
`;

/** Separates a text from the icon before it. Child elements are laid out as parts of the label. */
export const ButtonText = styled.span`
  display: contents;
`;

export const turn = keyframes`
  to { transform: rotate(1turn); }
`;
