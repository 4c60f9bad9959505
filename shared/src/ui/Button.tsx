import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled, css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { forcedHighlight, touchArea } from '../theme/mixins';
import { tokens } from '../theme/tokens';

/** The look of a button, and of a link that looks like a button (`LinkButton`). */
export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonStyle {
  $variant: keyof typeof variants;
  $size: keyof typeof sizes;
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
    --hover: ${colour['accent-hover']};
  `,
  secondary: css`
    background: ${colour.surface};
    color: ${colour.ink};
    border-color: ${colour['line-strong']};
    box-shadow: ${tokens.shadow[1]};
    --hover: ${colour.sunken};
    &[aria-pressed='true'] {
      background: ${colour['accent-soft']};
      border-color: ${colour['accent-text']};
      color: ${colour['accent-text']};
      ${forcedHighlight}
    }
  `,
  quiet: css`
    background: transparent;
    color: ${colour['accent-text']};
    --hover: ${colour['accent-soft']};
  `,
  danger: css`
    background: ${colour.danger};
    color: ${colour['on-danger']};
    box-shadow: inset 0 1px 0 rgb(255 255 255 / 12%);
    --hover: ${colour['danger-hover']};
  `,
};

const sizes = {
  // 44 px: the target size of WCAG 2.5.5.
  md: css`
    min-height: 2.75rem;
    padding: 0.5rem min(1.125rem, 5.625vw);
  `,
  sm: css`
    min-height: 2.25rem;
    padding: 0.3125rem ${tokens.space[3]};
    font-size: ${tokens.text.sm};
    ${touchArea('2.25rem')}
  `,
  /** Without a text. */
  icon: css`
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    box-shadow: none;
  `,
};

export const buttonLook = css<ButtonStyle>`
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

  ${media.hover} {
    &:hover {
      background: var(--hover);
    }
  }

  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  &:active:not(:disabled, [aria-disabled]) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled]:not([aria-busy]) {
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : colour['neutral-soft'])};
    border-color: transparent;
    color: ${colour['ink-quiet']};
    box-shadow: none;
    cursor: not-allowed;
  }

  &[aria-busy] {
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

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running. The button keeps its name, width and focus, and ignores presses. */
  busy?: boolean;
  /** The action will be available soon, as a text says. The button keeps its focus, and ignores presses until then. */
  waiting?: boolean;
}

/** `type` defaults to 'button', so that only a submit button submits a form. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', wide = false, icon, ...others } = props;
  const { busy = false, waiting = false, onClick, children, ...rest } = others;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A native `disabled` would lose the focus.
    if (busy || waiting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Control
      type="button"
      {...rest}
      aria-disabled={busy || waiting || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <ButtonLabel $hidden={busy}>
        {icon}
        <ButtonText>{children}</ButtonText>
      </ButtonLabel>
      {busy ? (
        <Overlay>
          <Spinner />
        </Overlay>
      ) : null}
    </Control>
  );
}

const Control = styled.button<ButtonStyle>`
  ${buttonLook}
`;

const Overlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A rotating ring in the colour of the surrounding text. It is decorative, so a text must say what is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  /* Keeps rotating with reduced motion, because a still ring would suggest that nothing happens. */
  animation: ${turn} 800ms linear infinite;
`;
