import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { remotes } from '../workspace/apps.ts';
import { bootSource } from './host-page.ts';

/** Headers by name. One source for the servers of `npm start` and for nginx (scripts/docker). */
export type Headers = Readonly<Record<string, string>>;

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** Of every answer of every static server. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Of the answer to a method that is none of these. */
export const methodNotAllowed: Headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' };

/** A remote's files are public and may be loaded by any host. */
export const remoteHeaders: Headers = {
  ...commonHeaders,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The host's own files are for its own page. */
export const assetHeaders: Headers = {
  ...commonHeaders,
  'cross-origin-resource-policy': 'same-origin',
};

/** embed.js is for the page of a platform. */
export const embedHeaders: Headers = {
  ...commonHeaders,
  'cross-origin-resource-policy': 'cross-origin',
};

export interface PageSources {
  /** The page's inline script (host-page.ts). */
  boot: string;
  /** Where remotes come from, and a registry that is not the host's own: scripts and manifests. */
  remotes: readonly string[];
  partnerApi: string;
  publicIp: string | undefined;
  files: readonly string[];
  /** Origins that may embed the portal. */
  platforms: readonly string[];
  /** Origins of development servers; none in production. */
  developers: readonly string[];
}

/** What a configuration lets the host's page run and reach, with its remotes on the given origins. */
export function pageSources(
  page: string,
  config: RuntimeConfig,
  remotes: readonly string[],
): PageSources {
  const { logo } = config.brand;
  const { releasesUrl } = config;
  return {
    boot: bootSource(page),
    // What a registry names is beside it, unless it says otherwise.
    remotes: [...remotes, ...(URL.canParse(releasesUrl) ? [new URL(releasesUrl).origin] : [])],
    partnerApi: config.partnerApiUrl,
    publicIp: config.publicIpUrl,
    files: [...config.fileOrigins, ...(logo ? [new URL(logo).origin] : [])],
    platforms: config.platformOrigins,
    developers: config.developerOrigins,
  };
}

/** Of the host's page; `nonce` is new for every answer. */
export function pageHeaders(nonce: string, from: PageSources): Headers {
  return {
    ...commonHeaders,
    'content-security-policy': contentSecurityPolicy(nonce, from),
    // Documents open in windows of their own, which learn nothing of this one.
    'cross-origin-opener-policy': 'same-origin',
    // A platform that isolates itself may still embed the portal; who may is said by frame-ancestors.
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': permissions,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  };
}

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid']
  .map((feature) => `${feature}=()`)
  .join(', ');

// The host's own scripts, what loads remotes (host/src/federation/trusted-scripts.ts), the chunks of each build, and
// the sanitiser and the reader of an issuer's text, which every build brings for itself: hence 'allow-duplicates'.
const policies = [
  'investor-portal-host',
  'investor-portal-remotes',
  ...remotes.map(({ name }) => `investor-portal-${name}`),
  'dompurify',
  'investor-portal-inert-html',
  "'allow-duplicates'",
];

// A development server also says over a web socket that it has built anew.
function developerSources({ developers }: PageSources): string[] {
  return developers.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}

function contentSecurityPolicy(nonce: string, from: PageSources): string {
  const api = new URL(from.partnerApi).origin;
  const ip = from.publicIp ? [new URL(from.publicIp).origin] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", from.boot, ...from.remotes, ...from.developers],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', api, ...from.files],
    'connect-src': [
      "'self'",
      ...from.remotes,
      api,
      ...ip,
      ...from.files,
      ...developerSources(from),
    ],
    'frame-ancestors': ["'self'", ...from.platforms],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
