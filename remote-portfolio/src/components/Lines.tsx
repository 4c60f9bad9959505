import { styled } from 'styled-components';

/** Lines of text where only phrasing content is allowed. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <Line key={line}>{line}</Line>);
}

const Line = styled.span`
  display: block;
`;
