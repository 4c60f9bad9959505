import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  ButtonLabel,
  ButtonText,
  buttonLook,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './Button.styled';
import { Spinner } from './Spinner';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  /** The action is running. The button keeps its name, width and focus, and ignores presses. */
  busy?: boolean;
  /** The action will be available soon, as a text says. The button keeps its focus, and ignores presses until then. */
  waiting?: boolean;
}

/** `type` defaults to 'button', so that only a submit button submits a form. */
export function Button({
  variant = 'primary',
  size = 'md',
  wide = false,
  icon,
  busy = false,
  waiting = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A native `disabled` would lose the focus.
    if (busy || waiting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Control
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || waiting || undefined}
      aria-busy={busy || undefined}
      data-waiting={waiting ? '' : undefined}
      data-inert={busy || waiting || disabled ? '' : undefined}
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

const Control = styled.button<ButtonLook>`
  ${buttonLook}
`;

const Overlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
