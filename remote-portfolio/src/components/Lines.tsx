import { styled } from 'styled-components';

/** Lines of text under one another, where only phrasing content may stand. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <Line key={line}>{line}</Line>);
}

const Line = styled.span`
  display: block;
`;
