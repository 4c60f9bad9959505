import { styled } from 'styled-components';
import { turn } from './Button.styled';

/** A turning ring in the colour of the text around it; decoration only, say what is loading in words. */
export function Spinner({ size = '1.125em' }: { size?: string }) {
  return <Ring aria-hidden="true" style={{ width: size, height: size }} />;
}

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  /* Not set to nothing by reduced motion: a still ring would say that nothing happens. */
  animation: ${turn} 800ms linear infinite;
`;
