import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { destinationPaths } from '@investor-portal/embed/destinations';
import { blockOf } from '../e2e/block-of';
import { root } from '../workspace/apps';

const folder = path.join(root, 'host/public/embed');
const guide = 'shared/docs/embedding.md';
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

// Pages of platforms name these hashes. To publish a version, add its row, which the failing test prints.
it('the documents name each fixed version of embed.js with its integrity', () => {
  const rows = [
    ...textOf(guide).matchAll(/^\| `\/embed\/(\S+)\/embed\.js` *\| `(sha384-\S+)` *\|/gm),
  ];
  const documented = rows.map(([, version = '', integrity = '']) => [version, integrity]);
  const actual = readdirSync(folder).map((version) => {
    const script = readFileSync(path.join(folder, version, 'embed.js'));
    return [version, `sha384-${createHash('sha384').update(script).digest('base64')}`];
  });
  expect(actual.length).toBeGreaterThan(0);
  expect(documented.toSorted()).toEqual(actual.toSorted());
});

it('the guide has the screens, the events and the options of the types', () => {
  const rows = Object.entries(destinationPaths).map(([name, to]) => `${name.padEnd(18)}${to}\n`);
  expect(blockOf(guide, 'text')).toBe(rows.join(''));
  const types = textOf('shared/embed/src/messages.ts');
  const [events = ''] = types.split('/** What an app can do');
  const actions = [...events.matchAll(/action: '([\w:-]+)'/g)].map(([, action]) => action);
  const [, options = ''] = textOf('shared/embed/src/embed-types.ts').split('MountOptions {');
  const names = [...(options.split('\n}')[0] ?? '').matchAll(/^ {2}(\w+)\??:/gm)];
  expect(actions.length).toBeGreaterThan(10);
  expect(names.length).toBeGreaterThan(5);
  for (const name of [...actions, ...names.map(([, option]) => option)])
    expect(textOf(guide)).toContain(`\`${name}\``);
});
