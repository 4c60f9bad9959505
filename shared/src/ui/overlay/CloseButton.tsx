import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Button } from '../Button';

export function CloseButton(props: { onClick: () => void; disabled?: boolean }) {
  return (
    <Cross
      {...props}
      variant="quiet"
      size="icon"
      aria-label="Close"
      icon={<X aria-hidden="true" />}
    />
  );
}

const Cross = styled(Button)`
  margin: -0.625rem calc(-1 * ${tokens.space[3]}) -0.625rem 0;
  color: ${tokens.colour['ink-soft']};
`;
