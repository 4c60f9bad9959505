import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import DOMPurify from 'dompurify';
import { colours } from '../theme/colours';
import { inDark } from '../theme/media';
import { tokens } from '../theme/tokens';
import { parseIssuerHtml } from '../rules/issuer-html';

/** @param under the level of the page's heading above the text. Headings in the text start one level below it. */
export function RichText({ html, under = 2 }: { html: string; under?: 2 | 3 }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitizeRichText(html, under));
    return box.current
      ? makeScrollableFocusable(box.current.querySelectorAll('pre, table'))
      : undefined;
  }, [html, under]);
  return <Prose ref={box} />;
}

const Prose = styled.div`
  /* About 75 characters of a sentence, because Inter's zero is wider than its average letter. */
  max-width: 58ch;
  color: ${tokens.colour['ink-soft']};
  line-height: 1.6;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${tokens.space[3]};
  }

  :is(h3, h4, h5, h6) {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};

    &:not(:first-child) {
      margin-top: ${tokens.space[5]};
    }
  }

  ul,
  ol {
    padding-inline-start: 1.75em;
  }

  li + li {
    margin-top: ${tokens.space[1]};
  }

  img {
    height: auto;
    border-radius: ${tokens.radius.sm};
  }

  /* Charts and logos with a transparent background were made for a light page. */
  ${inDark} & img {
    background: ${colours.surface};
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.colour.line};
  }

  pre,
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }

  table {
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

/** Keyboard users can scroll only focusable elements, but elements without overflow would be needless tab stops. */
function makeScrollableFocusable(elements: Iterable<Element>): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

const allowedTags =
  'body p br hr strong b em i u s del strike ins q abbr sub sup small mark blockquote pre code ul ol li dl dt dd h1 h2 h3 h4 h5 h6 a img figure figcaption table caption thead tbody tfoot tr th td span div'.split(
    ' ',
  );
const attributes = 'alt title lang dir colspan rowspan scope start type reversed value'.split(' ');

/** Sanitizes an issuer's HTML into nodes, so that nothing is parsed twice. The meaning of what is removed stays (`parseIssuerHtml`). */
function sanitizeRichText(html: string, under: number): DocumentFragment {
  const fragment = DOMPurify.sanitize(parseIssuerHtml(html), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'src', ...attributes],
    // DOMPurify reads the values of all other attributes as addresses.
    ADD_URI_SAFE_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes);
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const image of fragment.querySelectorAll('img')) image.loading = 'lazy';
  renumberHeadings(fragment, under);
  return fragment;
}

// The first heading is one level below the page's heading, and no further level is skipped.
function renumberHeadings(fragment: DocumentFragment, under: number): void {
  const open: number[] = [];
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const renumbered = document.createElement(`h${Math.min(6, under + open.length)}`);
    renumbered.append(...heading.childNodes);
    heading.replaceWith(renumbered);
  }
}
