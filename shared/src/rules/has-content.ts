import { parseIssuerHtml } from './issuer-html';

/** Whether an issuer's HTML shows anything. Editors leave `<p><br></p>` behind when all text is deleted. */
export function hasContent(html: string): boolean {
  if (html.trim() === '') return false;
  const body = parseIssuerHtml(html);
  return /[^\s\u200B]/.test(body.textContent ?? '') || body.querySelector('img') !== null;
}
