import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../build/build-all';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { parse, type Identifier as Name, type MemberExpression, type Node } from 'acorn';
import { simple } from 'acorn-walk';
import { browsers } from '../../build/compiler.cjs';
import { expect, test } from '../portal';

/** Features that some supported browser lacks. The scripts check for each feature before using it (decision 82). */
const lookedFor = [
  // This is a method of Radix' own collections.
  '.toSorted',
  'AbortSignal.any',
  'PerformanceEventTiming',
  'PerformanceSoftNavigation',
  'URL.canParse',
  'cancelIdleCallback',
  'document.adoptedStyleSheets',
  'document.prerendering',
  'document.wasDiscarded',
  'location.ancestorOrigins',
  'navigation',
  'navigator.connection',
  'navigator.share',
  'performance.interactionCount',
  'requestIdleCallback',
  'setImmediate',
  'trustedTypes',
];

test('no script needs what a supported browser lacks', async () => {
  const builds = await buildAll(console.log);
  const scripts = [...builds.values()].flatMap(({ dist }) =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(dist, file), 'utf8')),
  );
  const found = new Set(scripts.flatMap((script) => newerFeatures(script)));
  expect([...found].sort()).toEqual(lookedFor);
});

const oldest = [...browsers.matchAll(/(\w+) >= ([\d.]+)/g)].map(
  ([, name = '', version = '']) => [name as BrowserName, Number(version)] as const,
);

/** Objects of the page, by the interface under which MDN lists their members. */
const interfaces: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
};
const builtins: Readonly<Record<string, Identifier>> = bcd.javascript.builtins ?? {};
const pageNames = new Set(['globalThis', 'self', 'window']);

/**
 * Returns the features in a script that a supported browser lacks (decision 82), by MDN's data: syntax, globals, members of
 * globals and, with a leading dot, newer methods of JavaScript's own objects. The type of other objects is unknown, so their
 * members are not checked.
 */
function newerFeatures(script: string): string[] {
  const found = new Set<string>();
  const check = (name: string, ...paths: (Identifier | undefined)[]) => {
    if (paths.some((each) => each && isLacked(each))) found.add(name);
  };
  const checkGlobal = (name: string) =>
    check(name, bcd.api[name], bcd.api.Window?.[name], builtins[name]);
  simple(parse(script, { ecmaVersion: 2022 }), {
    Identifier: ({ name }) => checkGlobal(name),
    StaticBlock: () => found.add('static {}'),
    Literal({ regex }) {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add('(?<=)');
    },
    MemberExpression(node) {
      const name = memberName(node);
      const owner = ownerName(node.object) ?? '';
      if (name === undefined) return;
      if (pageNames.has(owner)) checkGlobal(name);
      if (newerMethods.has(name)) found.add(`.${name}`);
      const listed = interfaces[owner] ?? owner;
      for (const entry of [bcd.api[listed], builtins[listed]])
        check(`${owner}.${name}`, entry?.[name], entry?.[`${name}_static`]);
    },
  });
  return [...found].sort();
}

/** Returns whether MDN knows a feature that a supported browser lacks or has only behind a flag. */
function isLacked({ __compat: compat }: Identifier): boolean {
  if (!compat) return false;
  return oldest.some(([browser, version]) => {
    const support = compat.support[browser];
    const [newest] = Array.isArray(support) ? support : [support];
    if (!newest || newest.flags || newest.prefix) return true;
    const { version_added: since } = newest;
    return typeof since !== 'string' || Number.parseFloat(since.replace('≤', '')) > version;
  });
}

const newerMethods = new Set(
  ['Array', 'String', 'TypedArray'].flatMap((type) => {
    const members: Readonly<Record<string, Identifier>> = { ...builtins[type] };
    return Object.keys(members).filter((name) => members[name] && isLacked(members[name]));
  }),
);

function memberName({ property, computed }: MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : undefined;
}

/** Returns `URL` for `URL.canParse` and for `window.URL.canParse`. */
function ownerName(object: Node): string | undefined {
  if (isName(object)) return object.name;
  if (!isMember(object) || !isName(object.object)) return undefined;
  return pageNames.has(object.object.name) ? memberName(object) : undefined;
}

const isName = (node: Node): node is Name => node.type === 'Identifier';
const isMember = (node: Node): node is MemberExpression => node.type === 'MemberExpression';
