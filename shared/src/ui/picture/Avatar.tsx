import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { initials } from '../../rules/initials';
import { colours } from '../../theme/colours';
import { tokens } from '../../theme/tokens';

export interface AvatarProps {
  src?: string | null | undefined;
  name: string;
  /** In rem. */
  size: number;
  /** Square and uncropped, for a company's logo. Round for a person. */
  square?: boolean;
  onLoad?: () => void;
  onError?: () => void;
}

/** A picture, or initials if there is no picture or it fails. Hidden from screen readers, because the name is next to it. */
export function Avatar({ src, name, size, square = false, onLoad, onError }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  const length = `${size}rem`;
  const handleError = () => {
    setFailed(shown);
    onError?.();
  };
  return (
    <Frame aria-hidden="true" $square={square} style={{ width: length, height: length }}>
      {shown ? (
        <img src={shown} alt="" loading="lazy" onLoad={onLoad} onError={handleError} />
      ) : (
        <Letters style={{ fontSize: `${size * 0.38}rem` }}>
          {initials(name) || <UserRound />}
        </Letters>
      )}
    </Frame>
  );
}

const Frame = styled.span<{ $square: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${({ $square }) => ($square ? tokens.radius.md : '50%')};
  box-shadow: inset 0 0 0 1px ${tokens.colour.line};
  color: ${tokens.colour['accent-text']};

  img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $square }) => ($square ? 'contain' : 'cover')};
    /* Logos are made for white paper. */
    background: ${colours.surface};
  }
`;

const Letters = styled.span`
  font-weight: 650;

  svg {
    width: 1.3em;
    height: 1.3em;
  }
`;
