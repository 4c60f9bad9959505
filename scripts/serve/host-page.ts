import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

const ownRegistry = '/releases.json';

/** The text of the page's one inline script (host/src/boot). */
const inlineScript = /<script>([^]*?)<\/script>/;

/** The source that lets it run under the page's Content-Security-Policy, and nothing else that is inline. */
export function bootSource(page: string): string {
  const [, script = ''] = inlineScript.exec(page) ?? [];
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The page of a host with this configuration: it does not carry a registry that the portal will not use. */
export function pageOf(page: string, { releasesUrl }: RuntimeConfig): string {
  return releasesUrl === ownRegistry ? page : page.replace(placeOf(ownRegistry), '');
}

/** What the page carries in itself, by the address it is else asked for at. */
type Carried = Readonly<Record<string, () => string>>;

/**
 * The page with its nonce, and with the files it starts from in the place of their SSI directives, which nginx fills
 * in by itself. What cannot be read stays out: the portal then asks for it.
 */
export function fillPage(page: string, nonce: string, carried: Carried): string {
  const filled = Object.entries(carried).reduce(
    (text, [address, read]) => text.replace(placeOf(address), () => inScript(read)),
    page,
  );
  return filled.replaceAll('__CSP_NONCE__', nonce);
}

function placeOf(address: string): string {
  return `<!--# include virtual="${address}" -->`;
}

function inScript(read: () => string): string {
  try {
    return JSON.stringify(JSON.parse(read())).replaceAll('<', '\\u003c');
  } catch {
    return '';
  }
}
