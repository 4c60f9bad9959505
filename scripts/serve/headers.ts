import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import * as stored from '../release/store/cache-control';
import { bootSource, fillPage, type InlinedFiles } from './host-page';

export type Headers = Readonly<Record<string, string>>;

// Browsers run no script that a proxy has rewritten, because its hash differs. A store's files lack this value, which would also
// keep a CDN from compressing them.
export const immutable = `${stored.immutable}, no-transform`;
export const revalidate = `${stored.revalidate}, no-transform`;

export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** For the 405 response to any other method. */
export const methodNotAllowed: Headers = {
  ...commonHeaders,
  allow: 'GET, HEAD',
  'cache-control': 'no-store',
};

/** For the 404 response. It is not cached, because the file may exist later. */
export const notFound: Headers = {
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
};

/**
 * For a remote's files, which any host may load, and for embed.js, which a platform's page loads. Browsers check the integrity
 * only of a script that any origin may read.
 */
export const remoteHeaders: Headers = {
  ...commonHeaders,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** For the host's own files, which only its own page loads. */
export const assetHeaders: Headers = {
  ...commonHeaders,
  'cross-origin-resource-policy': 'same-origin',
};

interface PageSources {
  /** The page's inline script (host-page.ts). */
  boot: string;
  config: RuntimeConfig;
  /** The origins of the remotes' scripts and manifests, beside that of the registry. */
  remotes: readonly string[];
}

/** Returns the sources that the host's page may load and request. */
export function pageSources(
  page: string,
  config: RuntimeConfig,
  remotes: readonly string[],
): PageSources {
  return { boot: bootSource(page), config, remotes };
}

/** For the host's page. `nonce` is new for every response. */
export function pageHeaders(nonce: string, from: PageSources): Headers {
  return {
    ...commonHeaders,
    'content-security-policy': contentSecurityPolicy(nonce, from),
    // Documents open in new windows, which must not have access to this window.
    'cross-origin-opener-policy': 'same-origin',
    // The directive frame-ancestors decides which pages may embed the portal.
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': permissions,
    'cache-control': 'no-store, no-transform',
    'content-type': 'text/html; charset=utf-8',
  };
}

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid']
  .map((feature) => `${feature}=()`)
  .join(', ');

// These policies are for the scripts of the host and the remotes (shared/loader/src/trusted-scripts.ts), for each build's
// chunks, and for the sanitiser and the parser of an issuer's text. Every build has its own copy of the last two, so
// duplicates are allowed.
const policiesOf = (names: readonly string[]) => [
  'investor-portal-host',
  'investor-portal-remotes',
  ...names.map((name) => `investor-portal-${name}`),
  'dompurify',
  'investor-portal-inert-html',
  "'allow-duplicates'",
];

/** Returns the origins of absolute addresses. */
const originsOf = (...addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address = '') => (URL.canParse(address) ? [new URL(address).origin] : []));

function contentSecurityPolicy(nonce: string, { boot, config, remotes }: PageSources): string {
  const { partnerApiUrl, publicIpUrl, telemetryUrl } = config;
  // Entries of a registry are on the registry's origin unless the registry names another origin.
  const released = [...remotes, ...originsOf(config.releasesUrl)];
  const files = [...config.fileOrigins, ...originsOf(config.brand.logo)];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", boot, ...released],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originsOf(partnerApiUrl), ...files],
    'connect-src': [
      "'self'",
      ...released,
      ...originsOf(partnerApiUrl, publicIpUrl, telemetryUrl),
      ...files,
    ],
    'frame-ancestors': ["'self'", ...config.platformOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policiesOf(allRemoteNames(config.grantedMounts)),
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Responds with the host's page, filled in for this response, on Node and in the demo's service worker. */
export function pageResponse(page: string, sources: PageSources, inlined: InlinedFiles): Response {
  const nonce = crypto.randomUUID();
  return new Response(fillPage(page, nonce, inlined), { headers: pageHeaders(nonce, sources) });
}
