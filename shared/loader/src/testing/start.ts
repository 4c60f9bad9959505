import { webcrypto } from 'node:crypto';
import { setLoaderOptions, type LoaderConfiguration, type LoaderOptions } from '../loader-options';

export const pageCalls = { reloadPending: false };

/** Starts the loader with three remotes. Each remote owns the addresses that begin with its name. */
export function start(
  configuration: Partial<LoaderConfiguration> = {},
  change: Partial<LoaderOptions> = {},
): void {
  const remotes = ['onboarding', 'opportunities', 'portfolio'];
  pageCalls.reloadPending = false;
  setLoaderOptions({
    remotes,
    remoteAt: (pathname) => remotes.find((name) => pathname.startsWith(`/${name}`)),
    contract: '3.1.0',
    shared: {},
    configuration: () => ({ releasesUrl: '/releases.json', ...configuration }),
    visitor: () => undefined,
    page: { remotes: () => undefined, reloadPending: () => (pageCalls.reloadPending = true) },
    report: () => undefined,
    ...change,
  });
}

/** A remote's entry of a registry. Its releases have no scripts. */
export function releasedAs(current: string, contract = '^3.0.0') {
  const entry = `${current}/mf-manifest.json`;
  return { current, versions: { [current]: { entry, contract } } };
}

/** Puts a text into the page as the host's server does. */
export function carry(id: 'portal-releases' | 'portal-time', text: string): void {
  document.body.innerHTML = `<script type="application/json" id="${id}"></script>`;
  document.body.firstElementChild?.append(text);
}

/** Adds a preload as the document's first script does. */
export function preload(href: string, as = 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', as);
  link.href = href;
  document.head.append(link);
  return link;
}

/** Gives jsdom the Web Crypto of Node, as on a page that was served over TLS. */
export function provideWebCrypto(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
