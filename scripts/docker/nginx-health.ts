import { commonHeaders } from '../serve/headers';
import type { Identity } from '../serve/health';
import { carriedRegistry } from '../serve/host-page';

export interface HealthConf {
  identity: Identity;
  /** What the server cannot do without, as `-f <file>` or `-d <folder>`, and what to say when it is missing. */
  needs: readonly { test: string; problem: string }[];
  /** The folder of health.json, for a host that reads its registry elsewhere (hostHealthPage). */
  page?: string;
}

const at = '"at":"$time_iso8601"';

/** `/healthz` and `/version`, as scripts/serve/health.ts answers them. */
export function healthLocations({ identity, needs, page }: HealthConf): string[] {
  const says = JSON.stringify(identity).slice(1, -1);
  return [
    'location = /healthz {',
    ...answers,
    '  access_log off;',
    ...needs.map(
      ({ test, problem }) =>
        `  if (!${test}) { return 503 '{"status":"unavailable",${says},${at},"problem":"${problem}"}'; }`,
    ),
    ...(page
      ? [`  root ${page};`, '  rewrite ^ /health.json break;', '  ssi on;', '  ssi_types *;']
      : [`  return 200 '{"status":"ok",${says},${at}}';`]),
    '}',
    `location = /version {`,
    ...answers,
    `  return 200 '{${says}}';`,
    '}',
  ];
}

const answers = [
  '  default_type application/json;',
  ...Object.entries({ ...commonHeaders, 'cache-control': 'no-store' }).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  ),
];

/** The answer of a host that reads its registry at `url`: nginx fills in when it did. */
export function hostHealthPage(identity: Identity, url: string): string {
  const says = JSON.stringify(identity).slice(1, -1);
  const registry = (readAt: string) =>
    `"registry":{"url":${JSON.stringify(url)},"readAt":${readAt}}`;
  return [
    `<!--# include virtual="${carriedRegistry}" set="registry" -->`,
    `{"status":"ok",${says},"at":"<!--# echo var="time_iso8601" -->",`,
    '<!--# if expr="$registry = /^\\{.readAt.:.([0-9T:+-]+)/" -->',
    registry('"<!--# echo var="1" -->"'),
    '<!--# else -->',
    registry('null'),
    '<!--# endif -->}',
  ].join('');
}
