import { sha256 } from '@noble/hashes/sha2';
import { splitSigned } from '@investor-portal/registry/signatures';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

const ownRegistry = '/releases.json';

/** The path at which the host's server has a registry of another origin, for its own pages only (decision 76). */
export const inlinedRegistry = '/__registry';

/** Matches the page's only inline script (host/src/boot). */
const inlineScript = /<script>([^]*?)<\/script>/;

/** Returns the Content-Security-Policy source that allows only this inline script. */
export function bootSource(page: string): string {
  const [, script = ''] = inlineScript.exec(page) ?? [];
  return `'sha256-${btoa(String.fromCharCode(...sha256(script)))}'`;
}

/** Returns the address of a registry on another origin; undefined for a path on the host's own, which the portal fetches. */
export function registryAddress({ releasesUrl }: RuntimeConfig): URL | undefined {
  const isElsewhere = /^https?:/.test(releasesUrl) && URL.canParse(releasesUrl);
  return isElsewhere ? new URL(releasesUrl) : undefined;
}

export function hostPageOf(page: string, config: RuntimeConfig): string {
  if (config.releasesUrl === ownRegistry) return page;
  // A server in front of the host serves other paths of this origin, so the portal fetches the registry itself.
  const include = registryAddress(config) ? includeOf(inlinedRegistry) : '';
  return page.replace(includeOf(ownRegistry), include);
}

/** The texts that the page inlines, by the address from which they are otherwise fetched. */
export type InlinedFiles = Readonly<Record<string, () => string>>;

/** Fills in the nonce and the inlined files. A file that cannot be read is left out, so the portal fetches it. */
export function fillPage(page: string, nonce: string, inlined: InlinedFiles): string {
  const filled = Object.entries(inlined).reduce(
    (text, [address, read]) => text.replace(includeOf(address), () => inScript(read)),
    page,
  );
  return filled
    .replace('<!--# echo var="time_iso8601" -->', () => new Date().toISOString())
    .replaceAll('__CSP_NONCE__', nonce);
}

function includeOf(address: string): string {
  return `<!--# include virtual="${address}" -->`;
}

function inScript(read: () => string): string {
  try {
    const text = read().trim();
    const compact = JSON.stringify(JSON.parse(text));
    // A signature covers the exact text, so a signed registry is not reformatted (decision 95).
    return (splitSigned(text) ? text : compact).replaceAll('<', '\\u003c');
  } catch {
    return '';
  }
}
