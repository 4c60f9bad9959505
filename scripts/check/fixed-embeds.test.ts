import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

const folder = path.join(root, 'host/public/embed');
const guide = 'shared/docs/embedding.md';

// Pages of platforms name these hashes. To publish a version, add its row, which the failing test prints.
it('the documents name each fixed version of embed.js with its integrity', () => {
  const rows = [
    ...readFileSync(path.join(root, guide), 'utf8').matchAll(
      /^\| `\/embed\/(\S+)\/embed\.js` *\| `(sha384-\S+)` *\|/gm,
    ),
  ];
  const documented = rows.map(([, version = '', integrity = '']) => [version, integrity]);
  const actual = readdirSync(folder).map((version) => {
    const script = readFileSync(path.join(folder, version, 'embed.js'));
    return [version, `sha384-${createHash('sha384').update(script).digest('base64')}`];
  });
  expect(actual.length).toBeGreaterThan(0);
  expect(documented.toSorted()).toEqual(actual.toSorted());
});
