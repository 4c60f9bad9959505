import { parseInert } from '@investor-portal/shared/rules/inert-html';

/** Returns the text of an issuer's HTML. The HTML is parsed in an inert document, where nothing runs or is fetched. */
export function htmlToText(html: string): string {
  const { body } = parseInert(html);
  for (const hidden of body.querySelectorAll(
    'script, style, template, noscript, svg, iframe, video, audio, del, s, strike, [style*="line-through" i]:not(form)',
  ))
    hidden.remove();
  for (const item of body.querySelectorAll('li')) item.prepend(' · ');
  // Keeps the last word of a block apart from the first word of the next.
  for (const block of body.querySelectorAll('p, li, div, h1, h2, h3, h4, h5, h6, td, th'))
    block.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().replace(/^· /, '');
}
