import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';

interface CloseButtonProps {
  onClick: () => void;
  disabled?: boolean;
}

export function CloseButton({ onClick, disabled }: CloseButtonProps) {
  return (
    <Cross type="button" aria-label="Close" onClick={onClick} disabled={disabled}>
      <X aria-hidden="true" size={20} />
    </Cross>
  );
}

const Cross = styled.button`
  display: grid;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.625rem -0.75rem -0.625rem 0;
  padding: 0;
  place-items: center;
  background: none;
  border: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['ink-soft']};
  cursor: pointer;

  ${media.hover} {
    &:hover:enabled {
      background: ${tokens.colour.sunken};
      color: ${tokens.colour.ink};
    }
  }

  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
