import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HideableFigures } from './HideableFigures';

/** Amounts, dates with or without a time, and codes, each with the punctuation that follows it. */
const unbreakable =
  /((?:\b[A-Z]{3} [\d,]{1,19}\.\d{2}\b|\b\d{4}-\d{2}-\d{2}(?:, \d{2}:\d{2} [A-Z][\w+:]*)?|\b[A-Z]{2,4}-\d{4}-\d+\b)[.,:)]?)/;

/** Keeps amounts, dates and codes on one line if they fit, and untranslated. `hideable`: the investor may hide the amounts. */
export function NoWrap({ hideable = false, children }: { hideable?: boolean; children: string }) {
  return children.split(unbreakable).map((text, at) => {
    const shown = hideable ? <HideableFigures>{text}</HideableFigures> : text;
    if (at % 2 === 0) return text ? <span key={at}>{shown}</span> : null;
    return (
      <Piece key={at} translate="no">
        {shown}
      </Piece>
    );
  });
}

export function noWrap(value: ReactNode): ReactNode {
  return typeof value === 'string' && unbreakable.test(value) ? <NoWrap>{value}</NoWrap> : value;
}

/* With large text on a small phone, an amount still wraps so that the page does not become wider. */
const Piece = styled.span`
  display: inline-block;
`;
