import DOMPurify from 'dompurify';
import { isTrustedFile } from '../rules/trusted-file';

const allowedTags =
  'p br hr strong b em i u s sub sup small mark blockquote pre code ul ol li dl dt dd h1 h2 h3 h4 h5 h6 a img figure figcaption table caption thead tbody tfoot tr th td span div'.split(
    ' ',
  );
const allowedAttributes = ['href', 'src', 'alt', 'title', 'lang', 'colspan', 'rowspan', 'scope'];

/**
 * An issuer's HTML, as nodes one can show: text, lists, tables, links and pictures from trusted origins; no
 * styles, scripts or forms. Links open in a new tab. The issuer's headings start at h3, under the page's own.
 * Nodes rather than text, so that nothing is parsed twice and Trusted Types have nothing to ask.
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
  for (const heading of fragment.querySelectorAll('h1, h2')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return fragment;
}
