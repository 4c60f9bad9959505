import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Own } from './Own';

/** Amounts, dates with or without a time, and codes, each with the punctuation that follows it. */
const unbreakable =
  /((?:\b[A-Z]{3} [\d,]{1,19}\.\d{2}\b|\b\d{4}-\d{2}-\d{2}(?:, \d{2}:\d{2} [A-Z][\w+:]*)?|\b[A-Z]{2,4}-\d{4}-\d+\b)[.,:)]?)/;

interface NoWrapProps {
  /** Its amounts are the investor's own, which they may hide (decision 28). */
  own?: boolean;
  children: string;
}

/**
 * A sentence whose amounts, dates and codes do not wrap where they fit; otherwise a line could end after `2026-11-`. A
 * browser that translates the page leaves them as they are.
 */
export function NoWrap({ own = false, children }: NoWrapProps) {
  return children.split(unbreakable).map((text, at) => {
    const shown = own ? <Own>{text}</Own> : text;
    if (at % 2 === 0) return text ? <span key={at}>{shown}</span> : null;
    return (
      <Piece key={at} translate="no">
        {shown}
      </Piece>
    );
  });
}

/** The same for the only child of an element, which may be a text or elements. */
export function noWrap(value: ReactNode): ReactNode {
  return typeof value === 'string' && unbreakable.test(value) ? <NoWrap>{value}</NoWrap> : value;
}

/* On one line where it fits; with large text on a small phone an amount still wraps rather than widen the page. */
const Piece = styled.span`
  display: inline-block;
`;
