import { createHash } from 'node:crypto';

/** The text of the page's one inline script (host/src/boot). */
const inlineScript = /<script>([^]*?)<\/script>/;

/** The source that lets it run under the page's Content-Security-Policy, and nothing else that is inline. */
export function bootSource(page: string): string {
  const [, script = ''] = inlineScript.exec(page) ?? [];
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** What the page carries in itself, by the address it is else asked for at. */
type Carried = Readonly<Record<string, () => string>>;

/**
 * The page with its nonce, and with the files it starts from in the place of their SSI directives, which nginx fills
 * in by itself. What cannot be read stays out: the portal then asks for it.
 */
export function fillPage(page: string, nonce: string, carried: Carried): string {
  const filled = Object.entries(carried).reduce(
    (text, [address, read]) =>
      text.replace(`<!--# include virtual="${address}" -->`, () => inScript(read)),
    page,
  );
  return filled.replaceAll('__CSP_NONCE__', nonce);
}

function inScript(read: () => string): string {
  try {
    return JSON.stringify(JSON.parse(read())).replaceAll('<', '\\u003c');
  } catch {
    return '';
  }
}
