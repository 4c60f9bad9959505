import { carriedRegistry } from '../serve/host-page';
import { registryFreshness } from '../serve/registry-elsewhere';

/** A registry of another origin, for the pages of nginx (decision 76). */
export interface RegistryConf {
  url: URL;
  /** Two ports of the loopback address, for nginx alone. */
  ports: readonly [cache: number, fetch: number];
  /** The folder in which it is kept. */
  cache: string;
  /** The certificates that are trusted. */
  trusted: string;
  /** A file with nginx's `resolver`, written when the container starts (start-nginx.sh); it may be missing. */
  resolver: string;
}

const { fresh, revalidated, kept, wait } = registryFreshness;

/** What a page includes: the registry, or nothing. */
export function registryLocation({ ports: [cache] }: RegistryConf): string[] {
  return [
    `location = ${carriedRegistry} {`,
    '  internal;',
    `  proxy_pass http://127.0.0.1:${cache}/;`,
    // Nothing that a browser sent is passed on.
    '  proxy_pass_request_headers off;',
    '  proxy_pass_request_body off;',
    '  proxy_intercept_errors on;',
    '  error_page 502 504 =200 /__nothing;',
    // Health checks look into it, so nginx keeps all of it.
    '  subrequest_output_buffer_size 4m;',
    '}',
    "location = /__nothing { internal; return 200 ''; }",
  ];
}

/**
 * Two servers behind that location, as nginx can only be told how long to keep a response by the response itself: one
 * fetches the registry and says how long it holds, the other one keeps it for that long.
 */
export function registryServers(conf: RegistryConf): string {
  const [cache, fetch] = conf.ports;
  return [
    `proxy_cache_path ${conf.cache} keys_zone=portal_registry:64k inactive=${kept * 2}s max_size=16m;`,
    'server {',
    `  listen 127.0.0.1:${cache};`,
    '  access_log off;',
    // The server below has logged it.
    '  error_log /dev/null crit;',
    '  location / {',
    `    proxy_pass http://127.0.0.1:${fetch};`,
    '    proxy_cache portal_registry;',
    '    proxy_cache_key registry;',
    '    proxy_cache_lock on;',
    `    proxy_cache_lock_timeout ${wait}s;`,
    '    proxy_cache_background_update on;',
    // Nothing in it may close the script element that carries it, an error page of a CDN neither.
    '    sub_filter_types *;',
    "    sub_filter '<' '\\u003c';",
    '    sub_filter_once off;',
    '  }',
    '}',
    'server {',
    `  listen 127.0.0.1:${fetch};`,
    '  access_log off;',
    // A pattern, because a file by name would have to exist.
    `  include ${conf.resolver.replace(/.$/, '[$&]')};`,
    '  location / {',
    ...fetching(conf).map((line) => `    ${line}`),
    '  }',
    // The cache keeps the last good one only when this server breaks off.
    '  location @failed { return 444; }',
    '}',
    '',
  ].join('\n');
}

function fetching({ url, trusted }: RegistryConf): string[] {
  const hidden = ['Cache-Control', 'Expires', 'ETag', 'Last-Modified', 'Set-Cookie', 'Vary'];
  // nginx would take what follows for a variable.
  const target = (url.pathname + url.search).replaceAll('$', '%24');
  return [
    // With a variable nginx resolves the name while it runs, and starts also where there is no name server.
    `set $portal_registry "${url.origin}";`,
    `proxy_pass "$portal_registry${target}";`,
    'proxy_pass_request_headers off;',
    // Some front ends refuse HTTP/1.0.
    'proxy_http_version 1.1;',
    'proxy_set_header Connection close;',
    `proxy_set_header Host "${url.host}";`,
    'proxy_set_header User-Agent investor-portal;',
    `proxy_connect_timeout ${wait}s;`,
    `proxy_read_timeout ${wait}s;`,
    ...(url.protocol === 'https:'
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name "${url.hostname}";`,
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 4;',
          `proxy_ssl_trusted_certificate ${trusted};`,
        ]
      : []),
    ...hidden.map((name) => `proxy_hide_header ${name};`),
    `add_header Cache-Control "max-age=${fresh}, stale-while-revalidate=${revalidated}, stale-if-error=${kept - fresh}";`,
    // When it was read, for health checks.
    'sub_filter_types *;',
    `sub_filter '{' '{"readAt":"$time_iso8601",';`,
    'proxy_intercept_errors on;',
    'error_page 301 302 303 304 307 308 400 401 403 404 405 410 421 426 429 451 500 501 502 503 504 = @failed;',
  ];
}
