import { styled } from 'styled-components';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';

/** Lines of text where only phrasing content is allowed. The investor can hide the amounts in the text. */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Line key={line}>
      <NoWrap hideable>{line}</NoWrap>
    </Line>
  ));
}

const Line = styled.span`
  display: block;
`;
