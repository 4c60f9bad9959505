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
import type { Identity } from '../serve/health.ts';
import { healthLocations, type HealthConf } from './nginx-health.ts';
import { registryLocation, registryServers, type RegistryConf } from './nginx-registry.ts';

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
  identity: Identity;
  /** Where the registry is, when it is not releases.json of the store. */
  registry?: RegistryConf;
}

/** Serves the host like scripts/serve/host-app.ts. */
export function hostConf(conf: HostConf): string {
  const { port, dist, settings, store, sources, identity, registry } = conf;
  const page = { test: `-f ${dist}/index.html`, problem: 'The page is missing.' };
  const own = { test: `-f ${store}/releases.json`, problem: 'The registry cannot be read.' };
  const health = registry
    ? { identity, needs: [page], page: settings }
    : { identity, needs: [page, own] };
  const rest = server(port, health, [
    `root ${dist};`,
    ...(registry ? registryLocation(registry) : []),
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
  return registry ? registryServers(registry) + rest : rest;
}

/** Serves a remote like scripts/serve/remote-app.ts. */
export function remoteConf(
  port: number,
  store: string,
  name: RemoteName,
  build: Omit<Identity, 'serves'> = {},
): string {
  const problem = `The store has no release of ${name}.`;
  const needs = [{ test: `-d ${store}/${name}`, problem }];
  return server(port, { identity: { serves: name, ...build }, needs }, [
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
export function platformConf(
  port: number,
  dir: string,
  build: Omit<Identity, 'serves'> = {},
): string {
  const needs = [{ test: `-f ${dir}/index.html`, problem: 'The page is missing.' }];
  return server(port, { identity: { serves: 'platform', ...build }, needs }, [
    `root ${dir};`,
    'location / {',
    '  index index.html;',
    '  try_files $uri $uri/ =404;',
    ...headers({ ...commonHeaders, 'cache-control': revalidate }),
    '}',
  ]);
}

function server(port: number, health: HealthConf, lines: readonly string[]): string {
  const { serves } = health.identity;
  const body = [
    `listen ${port};`,
    `access_log /dev/stdout portal_${serves};`,
    'server_tokens off;',
    'charset utf-8;',
    // Compress behind a TLS proxy too, which may use HTTP/1.0 and Via; Vary lets caches keep both copies apart.
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    'gzip_vary on;',
    ...healthLocations(health),
    // The same response as scripts/serve/get-only.ts.
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    'error_page 405 @not-allowed;',
    'location @not-allowed {',
    ...headers({ ...commonHeaders, ...methodNotAllowed }),
    '  return 405;',
    '}',
    ...lines,
  ];
  return [...accessLog(serves), 'server {', ...body.map((line) => `  ${line}`), '}', ''].join('\n');
}

// The fields of scripts/serve/access-log.ts: no address, no header, and the path without its query.
function accessLog(serves: string): string[] {
  const path = `portal_path_${serves}`;
  return [
    `map $request_uri $${path} { ~^(?<bare_${path}>[^?#]*) $bare_${path}; }`,
    `log_format portal_${serves} escape=json '{"time":"$time_iso8601","serves":"${serves}",' ` +
      `'"method":"$request_method","path":"$${path}","status":$status,"seconds":$request_time}';`,
  ];
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
