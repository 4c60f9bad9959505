import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import {
  assetHeaders,
  embedHeaders,
  immutable,
  methodNotAllowed,
  pageHeaders,
  remoteHeaders,
  revalidate,
  commonHeaders,
  type Headers,
  type PageSources,
} from '../serve/headers.ts';

/** Of nginx: 16 random bytes, new for every request. */
const nonce = '$request_id';

export interface HostConf {
  port: number;
  /** The built host. */
  dist: string;
  /** Where config.json is. */
  settings: string;
  /** The store: releases.json is read anew for every page. */
  store: string;
  sources: PageSources;
}

/** The host as scripts/serve/host-app.ts serves it. */
export function hostConf({ port, dist, settings, store, sources }: HostConf): string {
  return server(port, [
    `root ${dist};`,
    'location = /config.json {',
    `  root ${settings};`,
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    'location = /releases.json {',
    `  root ${store};`,
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    'location = /embed.js {',
    '  gzip_static on;',
    ...headers({ ...embedHeaders, 'cache-control': revalidate }),
    '}',
    'location ^~ /assets/ {',
    '  gzip_static on;',
    '  try_files $uri @missing;',
    ...headers({ ...assetHeaders, 'cache-control': immutable }),
    '}',
    ...missing(assetHeaders),
    'location = /index.html { rewrite ^ /__page last; }',
    'location ~ ^/[^/]*\\.[^/]*$ {',
    '  try_files $uri @missing;',
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    // Below it what is no file is a screen: an identifier in an address may hold a dot.
    'location / {',
    '  try_files $uri /__page;',
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    'location = /__page {',
    '  internal;',
    '  rewrite ^ /index.html break;',
    '  ssi on;',
    // The page is filled in on its way, so it cannot be one of the compressed copies.
    "  sub_filter '__CSP_NONCE__' '" + nonce + "';",
    '  sub_filter_once off;',
    '  gzip on;',
    ...headers(pageHeaders(nonce, sources)),
    '}',
  ]);
}

/** A remote as scripts/serve/remote-app.ts serves it. */
export function remoteConf(port: number, store: string, name: RemoteName): string {
  return server(port, [
    `root ${store};`,
    `location ^~ /${name}/ {`,
    '  gzip_static on;',
    '  try_files $uri @missing;',
    ...headers({ ...remoteHeaders, 'cache-control': immutable }),
    '}',
    'location / { try_files /. @missing; }',
    ...missing(remoteHeaders),
  ]);
}

/** The demo's platform, whose files scripts/platform/write-platform.ts wrote. */
export function platformConf(port: number, dir: string): string {
  return server(port, [
    `root ${dir};`,
    'location / {',
    '  index index.html;',
    '  try_files $uri $uri/ =404;',
    ...headers({ ...commonHeaders, 'cache-control': revalidate }),
    '}',
  ]);
}

function server(port: number, lines: readonly string[]): string {
  const body = [
    `listen ${port};`,
    'server_tokens off;',
    'charset utf-8;',
    // Behind a TLS proxy too, which may speak HTTP/1.0 and say Via; of the two copies a cache keeps the right one.
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    'gzip_vary on;',
    // For health checks: nginx runs.
    "location = /healthz { return 200 'ok'; }",
    // As scripts/serve/get-only.ts says it.
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    'error_page 405 @not-allowed;',
    'location @not-allowed {',
    ...headers({ ...commonHeaders, ...methodNotAllowed }),
    '  return 405;',
    '}',
    ...lines,
  ];
  return ['server {', ...body.map((line) => `  ${line}`), '}', ''].join('\n');
}

// A file that is missing must not be kept as missing.
function missing(named: Headers): string[] {
  return [
    'location @missing {',
    ...headers({ ...named, 'cache-control': 'no-store' }),
    '  return 404;',
    '}',
  ];
}

// In quotes: readConfig lets no host in that holds what nginx would read there (`"`, `\\`, `$`).
function headers(named: Headers): string[] {
  return (
    Object.entries(named)
      // nginx knows the type of a file itself; said twice it would be sent twice.
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  );
}
