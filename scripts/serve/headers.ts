import type { ServerResponse } from 'node:http';

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** Headers of every answer of every static server. */
export function setCommonHeaders(res: ServerResponse): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
}

/** A remote's files are public and may be loaded by any host. */
export function setRemoteHeaders(res: ServerResponse): void {
  setCommonHeaders(res);
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('cross-origin-resource-policy', 'cross-origin');
}

export interface PageSources {
  /** Origins of the three remotes: scripts and manifests. */
  remotes: readonly string[];
  partnerApi: string;
  publicIp: string | undefined;
  files: readonly string[];
  /** Origins that may embed the portal. */
  platforms: readonly string[];
}

/** The Content-Security-Policy of the host's page; `nonce` is new for every answer. */
export function contentSecurityPolicy(nonce: string, from: PageSources): string {
  const api = new URL(from.partnerApi).origin;
  const ip = from.publicIp ? [new URL(from.publicIp).origin] : [];
  const images = ["'self'", 'data:', 'blob:', api, ...from.files];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...from.remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': images,
    'connect-src': ["'self'", ...from.remotes, api, ...ip, ...from.files],
    'frame-ancestors': ["'self'", ...from.platforms],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
