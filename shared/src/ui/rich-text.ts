import DOMPurify from 'dompurify';
import { isTrustedFile } from '../rules/trusted-file';

const allowedTags =
  'p br hr strong b em i u s sub sup small mark blockquote pre code ul ol li dl dt dd h1 h2 h3 h4 h5 h6 a img figure figcaption table caption thead tbody tfoot tr th td span div'.split(
    ' ',
  );
const allowedAttributes = ['href', 'src', 'alt', 'title', 'lang', 'colspan', 'rowspan', 'scope'];

/**
 * Sanitizes an issuer's HTML: keeps text, lists, tables, links and pictures from trusted origins; removes styles, scripts
 * and forms. Links open in a new tab. The issuer's headings start at h3, below the page's own.
 * Returns nodes rather than text, so that nothing is parsed twice and Trusted Types need no policy.
 */
export function sanitizeRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const image of fragment.querySelectorAll('img')) {
    if (!isTrustedFile(image.src)) image.remove();
    else image.loading = 'lazy';
  }
  renumberHeadings(fragment);
  return fragment;
}

// Whatever levels the issuer used, the first heading becomes an h3, and no level is skipped below it.
function renumberHeadings(fragment: DocumentFragment): void {
  const open: number[] = [];
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const renumbered = document.createElement(`h${Math.min(6, 2 + open.length)}`);
    renumbered.append(...heading.childNodes);
    heading.replaceWith(renumbered);
  }
}
