import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { colours } from '../theme/colours';
import { inDark } from '../theme/in-dark';
import { tokens } from '../theme/tokens';
import { makeScrollableFocusable } from './make-scrollable-focusable';
import { sanitizeRichText } from './rich-text';

interface RichTextProps {
  /** The issuer's HTML, not to be trusted. */
  html: string | null | undefined;
  /** Truncates after this many lines, as on a card. */
  lines?: number;
}

/** An issuer's HTML, sanitized. */
export function RichText({ html, lines }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitizeRichText(html ?? ''));
    return box.current
      ? makeScrollableFocusable(box.current.querySelectorAll('pre, table'))
      : undefined;
  }, [html]);
  return <Prose ref={box} $lines={lines} />;
}

const Prose = styled.div<{ $lines: number | undefined }>`
  max-width: 68ch;
  color: ${tokens.colour['ink-soft']};
  overflow-wrap: anywhere;

  ${({ $lines }) =>
    $lines === undefined
      ? ''
      : `
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${$lines};
  `}

  > * + * {
    margin-top: ${tokens.space[3]};
  }

  h3,
  h4,
  h5,
  h6 {
    margin-top: ${tokens.space[5]};
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
  }

  > :first-child {
    margin-top: 0;
  }

  ul,
  ol {
    padding-inline-start: 1.25em;
  }

  li + li {
    margin-top: ${tokens.space[1]};
  }

  li::marker {
    color: ${tokens.colour['ink-quiet']};
  }

  strong,
  b {
    color: ${tokens.colour.ink};
    font-weight: 620;
  }

  img {
    height: auto;
    border-radius: ${tokens.radius.sm};
  }

  /* Charts and logos with a transparent ground were made for a light page. */
  ${inDark} & img {
    background: ${colours.surface};
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.colour.line};
  }

  pre {
    max-width: 100%;
    overflow-x: auto;
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: ${tokens.text.sm};
  }

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: 1px solid ${tokens.colour.line};
    overflow-wrap: normal;
    text-align: start;
  }
`;
