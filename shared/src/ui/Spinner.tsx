import { styled } from 'styled-components';
import { turn } from './Button.styled';

/** A rotating ring in the colour of the surrounding text. It is decorative, so a text must say what is loading. */
export function Spinner({ size = '1.125em' }: { size?: string }) {
  return <Ring aria-hidden="true" style={{ width: size, height: size }} />;
}

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  /* Keeps rotating with reduced motion, because a still ring would suggest that nothing happens. */
  animation: ${turn} 800ms linear infinite;
`;
