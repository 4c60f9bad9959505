import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  ButtonLabel,
  buttonLook,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './Button.styled';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Before the label; decoration. */
  icon?: ReactNode;
  /**
   * Its action is running: it keeps name, width and focus, and does nothing when pressed. `disabled` is for
   * what cannot be pressed at all.
   */
  busy?: boolean;
}

/** The portal's button. `type` is 'button' unless said otherwise: only a form's own button submits it. */
export function Button({
  variant = 'primary',
  size = 'md',
  wide = false,
  icon,
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A native `disabled` would drop the focus to the page's top while the action runs.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Control
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-inert={busy || disabled ? '' : undefined}
      onClick={press}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <ButtonLabel $hidden={busy}>
        {icon}
        {children}
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
