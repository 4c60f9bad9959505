import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  ButtonLabel,
  ButtonText,
  buttonLook,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './Button.styled';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
}

/** A link that looks like a button. It navigates, so assistive technology gets a link. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  wide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...rest} data-screen-only="" $variant={variant} $size={size} $wide={wide}>
      <ButtonLabel>
        {icon}
        <ButtonText>{children}</ButtonText>
      </ButtonLabel>
    </Anchor>
  );
}

const Anchor = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
