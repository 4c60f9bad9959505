import { styled } from 'styled-components';
import { Own } from '@investor-portal/shared/ui/Own';

/** Lines of text with the investor's own amounts, where only phrasing content is allowed. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Line key={line}>
      <Own>{line}</Own>
    </Line>
  ));
}

const Line = styled.span`
  display: block;
`;
