import { parseInert } from './inert-html';
import { isTrustedFile, reportRefusal } from './trusted-file';

const elementsByStyle = [
  [/text-decoration[^;]*line-through/i, 's'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
] as const;
const listStyle = /list-style[^;]*\b(?:(lower|upper)-(alpha|latin|roman)|disc|circle|square)\b/i;
const opens = /^(?:https?|mailto|tel):/i;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;

/** The result is not safe either. Turns into elements what sanitizing would remove although it has a meaning. */
export function parseIssuerHtml(html: string): Element {
  // The fields of a form can hide the methods of the form.
  const { body } = parseInert(html.replaceAll(/<(\/?)form\b/gi, '<$1div'));
  for (const unseen of body.querySelectorAll('script, style, template, noscript, [hidden]'))
    unseen.remove();
  for (const element of body.querySelectorAll('[style]')) keepStyle(element);
  for (const list of body.querySelectorAll('ol')) keepMarks(list);
  for (const medium of body.querySelectorAll('img, svg, iframe, video, audio, object, embed'))
    keepWords(medium);
  for (const link of body.querySelectorAll('a[href]')) keepAddress(link);
  return body;
}

function keepStyle(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  if (/display:\s*none/i.test(style)) return element.remove();
  // Tables and lists may contain only their own parts.
  const hasParts = element.matches('table, thead, tbody, tfoot, tr, ol, ul, dl');
  const parts = hasParts ? [...element.querySelectorAll('td, th, li, dt, dd')] : [element];
  for (const [pattern, name] of elementsByStyle)
    for (const part of pattern.test(style) ? parts : []) {
      // An element of the page would adopt the nodes, which would fetch pictures and run handlers.
      const wrapper = element.ownerDocument.createElement(name);
      wrapper.append(...part.childNodes);
      part.append(wrapper);
    }
  const [isList, letterCase = '', letters] = listStyle.exec(style) ?? [];
  if (!isList) return;
  const type = letters ? (/roman/i.test(letters) ? 'i' : 'a') : 'disc';
  for (const item of element.matches('li') ? [element] : element.querySelectorAll(':scope > li'))
    item.setAttribute('type', /upper/i.test(letterCase) ? type.toUpperCase() : type);
}

/** Quill writes bullets, numbers and nested items into one list. Each gets the mark that it has in the editor. */
function keepMarks(list: Element): void {
  if (!list.querySelector(':scope > [data-list], :scope > [class*="ql-indent"]')) return;
  const counts = [Number(list.getAttribute('start') ?? 1) - 1];
  for (const item of list.querySelectorAll(':scope > li')) {
    const level = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
    const isBullet = item.getAttribute('data-list') === 'bullet';
    counts.splice(level + 1);
    counts[level] = (counts[level] ?? 0) + (isBullet ? 0 : 1);
    if (isBullet) item.setAttribute('type', 'disc');
    else item.setAttribute('value', String(counts[level]));
    if (level > 0 && !isBullet) item.setAttribute('type', '1ai'.charAt(level % 3));
  }
}

function keepWords(medium: Element): void {
  const { localName: name } = medium;
  const file = medium.getAttribute('src') ?? medium.getAttribute('data');
  const address = absolute(file ?? medium.querySelector('[src]')?.getAttribute('src') ?? '');
  if (name === 'img' && isTrustedFile(address)) return medium.setAttribute('src', address);
  // Media of one pixel count visitors.
  if (/^[01]$/.test(medium.getAttribute('width') ?? '')) return medium.remove();
  if (name !== 'img') reportRefusal(name);
  else if (!opens.test(address))
    reportRefusal(hasScheme.test(address) ? 'data-address' : 'relative-address');
  const names = ['alt', 'aria-label', 'title'].map((attribute) => medium.getAttribute(attribute));
  // The content of other media is for browsers that cannot play them.
  const content = /^(?:svg|object)$/.test(name) ? medium.textContent : '';
  const words = [...names, content].find((text) => text?.trim())?.trim();
  const kind =
    { img: 'picture', iframe: 'page', embed: 'file', object: 'file', svg: 'drawing' }[name] ?? name;
  const link = medium.ownerDocument.createElement(medium.closest('a') ? 'span' : 'a');
  if (address) link.setAttribute('href', address);
  link.textContent = words
    ? `${words} (${kind})`
    : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  medium.replaceWith(' ', link, ' ');
}

/** Completes an address of a known host, and names an address that is relative to an unknown page. */
function keepAddress(link: Element): void {
  const address = absolute(link.getAttribute('href') ?? '');
  link.setAttribute('href', address);
  if (hasScheme.test(address) || /^(?:#|$)/.test(address)) return;
  reportRefusal('relative-address');
  if (!link.textContent?.includes(address)) link.append(` (${address})`);
}

function absolute(address: string): string {
  return address.trim().replace(/^(?:\/\/|(?=www\.))/i, 'https://');
}

/** Whether an issuer's HTML shows anything. Editors leave `<p><br></p>` behind when all text is deleted. */
export function hasContent(html: string): boolean {
  if (html.trim() === '') return false;
  const body = parseIssuerHtml(html);
  return /[^\s\u200B]/.test(body.textContent ?? '') || body.querySelector('img') !== null;
}
