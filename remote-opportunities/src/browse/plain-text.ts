import { parseInert } from '@investor-portal/shared/rules/inert-html';

/** What an issuer's HTML says, without its tags: in an inert document, where nothing runs or is fetched. */
export function plainText(html: string): string {
  const { body } = parseInert(html);
  for (const silent of body.querySelectorAll('script, style, template, noscript, svg, iframe'))
    silent.remove();
  for (const item of body.querySelectorAll('li')) item.prepend(' · ');
  // Without a space, the words at the edges of two blocks would run into one.
  for (const block of body.querySelectorAll('p, li, div, h1, h2, h3, h4, h5, h6, td, th'))
    block.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().replace(/^· /, '');
}
