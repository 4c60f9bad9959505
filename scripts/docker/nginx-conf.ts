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

/** nginx's variable of 16 random bytes, new for every request. */
const nonce = '$request_id';

export interface HostConf {
  port: number;
  /** The folder of the built host. */
  dist: string;
  /** The folder of config.json. */
  settings: string;
  /** The release store; releases.json is read for every page. */
  store: string;
  sources: PageSources;
}

/** Serves the host like scripts/serve/host-app.ts. */
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
    // Deeper paths are screens unless a file exists: an identifier may contain a dot.
    'location / {',
    '  try_files $uri /__page;',
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    'location = /__page {',
    '  internal;',
    '  rewrite ^ /index.html break;',
    '  ssi on;',
    // The page is filled in when served, so the compressed copies cannot be used.
    "  sub_filter '__CSP_NONCE__' '" + nonce + "';",
    '  sub_filter_once off;',
    '  gzip on;',
    ...headers(pageHeaders(nonce, sources)),
    '}',
  ]);
}

/** Serves a remote like scripts/serve/remote-app.ts. */
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

/** Serves the demo's platform, written by scripts/platform/write-platform.ts. */
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
    // Compress behind a TLS proxy too, which may use HTTP/1.0 and Via; Vary lets caches keep both copies apart.
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    'gzip_vary on;',
    // For health checks.
    "location = /healthz { return 200 'ok'; }",
    // The same response as scripts/serve/get-only.ts.
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

// A 404 must not be cached.
function missing(named: Headers): string[] {
  return [
    'location @missing {',
    ...headers({ ...named, 'cache-control': 'no-store' }),
    '  return 404;',
    '}',
  ];
}

// Quoted: readConfig rejects hosts with characters that nginx would interpret (`"`, `\\`, `$`).
function headers(named: Headers): string[] {
  return (
    Object.entries(named)
      // nginx sets the content type of files itself; a second header would be sent twice.
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  );
}
