import { styled } from 'styled-components';

/** An amount, a date with or without its time, a code. */
const pieces =
  /(\b[A-Z]{3} [\d,]{1,19}\.\d{2}\b|\b\d{4}-\d{2}-\d{2}(?:, \d{2}:\d{2} [A-Z][\w+:]*)?|\b[A-Z]{2,4}-\d{4}-\d+\b)/;

/** A sentence whose amounts, dates and codes stay whole: a line of it would else end after `2026-11-`. */
export function NoWrap({ children }: { children: string }) {
  return children
    .split(pieces)
    .map((text, at) => (at % 2 === 1 ? <Piece key={at}>{text}</Piece> : text));
}

const Piece = styled.span`
  white-space: nowrap;
`;
