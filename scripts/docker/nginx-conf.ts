import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { immutable, revalidate } from '../release/store/cache-control';
import {
  assetHeaders,
  embedHeaders,
  methodNotAllowed,
  notFound,
  pageHeaders,
  remoteHeaders,
  commonHeaders,
  type Headers,
  type PageSources,
} from '../serve/headers';
import type { Identity } from '../serve/health';
import { brotliLevel, gzipLevel } from '../serve/send-text';
import { deltaLocation, deltaMaps, dictionary, pickDelta } from './nginx-deltas';
import { healthLocations, type HealthConf } from './nginx-health';
import { registryLocation, registryServers, type RegistryConf } from './nginx-registry';

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
  /** Whether this nginx has the brotli modules, as the images' does. */
  brotli: boolean;
}

/** Serves the host like scripts/serve/host-app.ts. */
export function hostConf(conf: HostConf): string {
  const { port, dist, settings, store, sources, identity, registry, brotli } = conf;
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
    ...compressing(brotli),
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    'location = /releases.json {',
    `  root ${store};`,
    ...compressing(brotli),
    ...headers({ ...assetHeaders, 'cache-control': revalidate }),
    '}',
    'location = /embed.js {',
    ...compressed(brotli),
    ...headers({ ...embedHeaders, 'cache-control': revalidate }),
    '}',
    'location ^~ /assets/ {',
    ...pickDelta(identity.serves),
    ...compressed(brotli),
    '  try_files $uri @missing;',
    ...headers({ ...assetHeaders, 'cache-control': immutable }),
    ...dictionary(identity.serves),
    '}',
    ...deltaLocation(identity.serves, dist, headers(assetHeaders)),
    ...missing(assetHeaders),
    'location = /index.html { rewrite ^ /__page last; }',
    'location ~ ^/[^/]*\\.[^/]*$ {',
    ...compressed(brotli),
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
    ...compressing(brotli),
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
  brotli: boolean,
  build: Omit<Identity, 'serves'> = {},
): string {
  const problem = `The store has no release of ${name}.`;
  const needs = [{ test: `-d ${store}/${name}`, problem }];
  return server(port, { identity: { serves: name, ...build }, needs }, [
    `root ${store};`,
    `location ^~ /${name}/ {`,
    ...pickDelta(name),
    ...compressed(brotli),
    '  try_files $uri @missing;',
    ...headers({ ...remoteHeaders, 'cache-control': immutable }),
    ...dictionary(name),
    '}',
    ...deltaLocation(name, store, headers(remoteHeaders)),
    'location / { try_files /. @missing; }',
    ...missing(remoteHeaders),
  ]);
}

/** Serves the demo's platform, written by scripts/serve/platform-app.ts. */
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

/** The types of npm start's servers: nginx's own differ from version to version. */
const types = [
  'types {',
  '  text/html html;',
  '  text/javascript js;',
  '  text/css css;',
  '  application/json json;',
  '  image/svg+xml svg;',
  '  font/woff2 woff2;',
  '}',
  'default_type application/octet-stream;',
  'charset utf-8;',
  'charset_types text/plain;',
];

/** Files that the build has compressed. */
function compressed(brotli: boolean): string[] {
  return ['  gzip_static on;', ...(brotli ? ['  brotli_static on;'] : [])];
}

/** What has no compressed copy, because it is filled in when served or may change. */
function compressing(brotli: boolean): string[] {
  const linesOf = (name: string, level: number) => [
    `  ${name} on;`,
    `  ${name}_comp_level ${level};`,
    `  ${name}_types application/json;`,
  ];
  return [...linesOf('gzip', gzipLevel), ...(brotli ? linesOf('brotli', brotliLevel) : [])];
}

function server(port: number, health: HealthConf, lines: readonly string[]): string {
  const { serves } = health.identity;
  const body = [
    `listen ${port};`,
    // HTTPS, in a container with a certificate. A pattern, because a file by name would have to exist.
    'include /tmp/portal-tls[.]conf;',
    `access_log /dev/stdout portal_${serves};`,
    'server_tokens off;',
    ...types,
    // Compress behind a TLS proxy too, which may use HTTP/1.0 and Via; Vary lets caches keep both copies apart.
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    'gzip_vary on;',
    // As in scripts/serve/static-files.ts.
    'max_ranges 0;',
    ...healthLocations(health),
    // The same response as scripts/serve/health.ts.
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    'error_page 405 @not-allowed;',
    'location @not-allowed {',
    ...headers({ ...commonHeaders, ...methodNotAllowed }),
    '  return 405;',
    '}',
    ...lines,
  ];
  return [
    ...accessLog(serves),
    ...deltaMaps(serves),
    'server {',
    ...body.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
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
    // This also answers for a file that is gone when it is opened, and for an address of deltas alone.
    'error_page 404 @missing;',
    'location @missing {',
    '  types {}',
    '  default_type text/plain;',
    ...headers({ ...named, ...notFound }),
    "  return 404 'Not found';",
    '}',
  ];
}

// Quoted: readConfig rejects hosts with characters that nginx would interpret (`"`, `\\`, `$`).
function headers(named: Headers): string[] {
  return (
    Object.entries(named)
      // nginx sets the content type of files itself; a second header would be sent twice.
      .filter(([name]) => name !== 'content-type')
      // Nobody may keep an error for a year: nginx leaves out of it what is not said always.
      .map(
        ([name, value]) =>
          `  add_header ${name} "${value}"${value === immutable ? '' : ' always'};`,
      )
  );
}
