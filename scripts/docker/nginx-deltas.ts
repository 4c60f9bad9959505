import { deltaHeaders, dictionaryVary } from '../serve/dictionaries';

/*
 * Deltas from nginx, as scripts/serve/dictionaries.ts has them. nginx picks a file by what the browser says it has, so
 * nothing of a header gets into a path, or of an address into a header, but what these patterns let through.
 */

/** Where a delta is served, after it was picked. */
const place = '/__delta';

/** Lines of the http block. Variables have the name of their server in them, as several may share one nginx. */
export function deltaMaps(serves: string): string[] {
  const [letters, hash] = ['[A-Za-z0-9]*', '[A-Za-z0-9+/]{43}='];
  const run = (part: string) => `(?<${part}_${serves}>${letters})`;
  const picked = `(?=${hash}:$)${run('d1')}(?:[+/]${run('d2')}(?:[+/]${run('d3')})?)?`;
  const name = (part: string) => `(?<${part}_${serves}>[\\w-]+)\\.[0-9a-f]{8,}\\.js(?:\\?|$)`;
  const rule = (match: string) => `'match="${match}.*.js", match-dest=("script")'`;
  return [
    `map $http_accept_encoding $portal_dcz_${serves} {`,
    // The servers of npm start read it alike: by name, unless its quality is 0.
    `  "~*(?:^|,)\\s*dcz\\s*(?:;\\s*q=(?=[^,]*[1-9])[^,]*)?(?:,|$)" 1;`,
    '}',
    `map "$portal_dcz_${serves}|$args|$http_available_dictionary" $portal_delta_${serves} {`,
    // No file has such a name.
    '  default /;',
    `  "~^1\\|\\|:${picked}" .$d1_${serves}$d2_${serves}$d3_${serves}.dcz;`,
    '}',
    `map $request_uri $portal_rule_${serves} {`,
    `  "~^/assets/${name('s1')}" ${rule(`/assets/$s1_${serves}`)};`,
    `  "~^(?<p2_${serves}>/(?:(?!\\d)[\\w-]+/)+)(?:\\d[\\w.+-]*/)?assets/${name('s2')}" ${rule(`$p2_${serves}*assets/$s2_${serves}`)};`,
    '}',
    `map $portal_rule_${serves} $portal_vary_${serves} { "~." "${dictionaryVary}"; }`,
  ];
}

/** Lines of the location with the scripts. */
export function pickDelta(serves: string): string[] {
  return [
    `  if (-f $document_root$uri$portal_delta_${serves}) {`,
    `    rewrite ^(.*)$ ${place}$1$portal_delta_${serves} last;`,
    '  }',
  ];
}

/** The headers of a script; nginx leaves out those without a value. */
export function dictionary(serves: string): string[] {
  return [
    `  add_header use-as-dictionary $portal_rule_${serves} always;`,
    `  add_header vary $portal_vary_${serves} always;`,
  ];
}

/** @param headers of all the server's files, as lines. */
export function deltaLocation(serves: string, root: string, headers: readonly string[]): string[] {
  return [
    `location ^~ ${place}/ {`,
    '  internal;',
    `  alias ${root}/;`,
    '  types {}',
    `  default_type ${deltaHeaders['content-type']};`,
    ...headers,
    `  add_header content-encoding ${deltaHeaders['content-encoding']} always;`,
    `  add_header cache-control "${deltaHeaders['cache-control']}";`,
    ...dictionary(serves),
    '}',
  ];
}
