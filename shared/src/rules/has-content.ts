import { parseInert } from './inert-html';
import { isTrustedFile } from './trusted-file';

/** Whether an issuer's HTML shows anything. Editors leave `<p><br></p>` behind when all text is deleted. */
export function hasContent(html: string): boolean {
  if (html.trim() === '') return false;
  const { body } = parseInert(html);
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  if (/[^\s\u200B]/.test(body.textContent ?? '')) return true;
  const pictures = [...body.querySelectorAll('img')];
  return pictures.some((picture) => isTrustedFile(picture.getAttribute('src') ?? ''));
}
