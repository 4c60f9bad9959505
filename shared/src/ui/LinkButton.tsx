import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { ButtonLabel, buttonLook, ButtonText, type ButtonLook, type ButtonStyle } from './Button';

/** A link that looks like a button. It navigates, so assistive technology gets a link. */
export function LinkButton(props: LinkProps & ButtonLook) {
  const { variant = 'primary', size = 'md', wide = false, icon, children, ...rest } = props;
  return (
    <Anchor {...rest} data-screen-only="" $variant={variant} $size={size} $wide={wide}>
      <ButtonLabel>
        {icon}
        <ButtonText>{children}</ButtonText>
      </ButtonLabel>
    </Anchor>
  );
}

const Anchor = styled(Link)<ButtonStyle>`
  ${buttonLook}
`;
