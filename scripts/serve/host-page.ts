import { createHash } from 'node:crypto';
import { splitSigned } from '@investor-portal/registry/signatures';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

const ownRegistry = '/releases.json';

/** Where the host's server has a registry of another origin, for its pages alone (decision 76). */
export const carriedRegistry = '/__registry';

/** The text of the page's one inline script (host/src/boot). */
const inlineScript = /<script>([^]*?)<\/script>/;

/** The Content-Security-Policy source that allows this inline script and no other. */
export function bootSource(page: string): string {
  const [, script = ''] = inlineScript.exec(page) ?? [];
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The address of a registry elsewhere; undefined for a path of the host's own origin, and for a registry a remote
 * (decision 68), which the portal asks for.
 */
export function registryAddress({ releasesUrl }: RuntimeConfig): URL | undefined {
  const isOneElsewhere = /^https?:/.test(releasesUrl) && !releasesUrl.includes('{remote}');
  return isOneElsewhere && URL.canParse(releasesUrl) ? new URL(releasesUrl) : undefined;
}

/** The page of a host with this configuration: it carries the registry that the configuration names. */
export function pageOf(page: string, config: RuntimeConfig): string {
  if (config.releasesUrl === ownRegistry) return page;
  // A path of this origin is served by something in front of the host: the portal asks for it.
  const place = registryAddress(config) ? placeOf(carriedRegistry) : '';
  return page.replace(placeOf(ownRegistry), place);
}

/** What the page inlines, by the address it is otherwise fetched from. */
type Carried = Readonly<Record<string, () => string>>;

/**
 * Fills in the page's nonce, and the files it starts from in place of their directives. A file that cannot be read is left
 * out, and the portal then fetches it.
 */
export function fillPage(page: string, nonce: string, carried: Carried): string {
  const filled = Object.entries(carried).reduce(
    (text, [address, read]) => text.replace(placeOf(address), () => inScript(read)),
    page,
  );
  return filled
    .replace('<!--# echo var="time_iso8601" -->', () => new Date().toISOString())
    .replaceAll('__CSP_NONCE__', nonce);
}

function placeOf(address: string): string {
  return `<!--# include virtual="${address}" -->`;
}

function inScript(read: () => string): string {
  try {
    const text = read().trim();
    const compact = JSON.stringify(JSON.parse(text));
    // A signature is of a text, not of what it says (decision 95).
    return (splitSigned(text) ? text : compact).replaceAll('<', '\\u003c');
  } catch {
    return '';
  }
}
