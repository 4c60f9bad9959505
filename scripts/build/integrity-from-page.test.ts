import vm from 'node:vm';
import { integrityFromPage } from './integrity-from-page.cjs';
import { buildSources } from './testing/build-sources';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

const sources = {
  'main.js': `globalThis.load = () => import('./later.js');`,
  'later.js': `export const text = 'later';`,
};

interface ChunkScript {
  src: string;
  integrity: string;
  onload: (event: object) => void;
}

it.each([
  ['the integrity that the page has of it', 'sha256-a', 'sha256-a'],
  ['a hash that no file has, where the page has none', undefined, `sha384-${'A'.repeat(64)}`],
])('a chunk is asked for with %s', async (_what, inPage, expected) => {
  const files = await buildSources(dir, sources, { plugins: [integrityFromPage()] });
  const [later = '', main = ''] = [...files.keys()].toSorted();
  const known = JSON.stringify({ [`/${later}`]: inPage });
  const asked: unknown[] = [];
  const page = vm.createContext({
    setTimeout,
    clearTimeout,
    document: {
      getElementById: (id: string) => (id === 'portal-chunks' ? { text: known } : null),
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: {
        appendChild({ src, integrity, onload }: ChunkScript) {
          asked.push([src, integrity]);
          onload({ type: 'load' });
        },
      },
    },
  });
  vm.runInContext('var self = globalThis, window = globalThis', page);
  vm.runInContext(files.get(main) ?? '', page);
  await expect(vm.runInContext('load()', page)).rejects.toThrow('Loading chunk');
  expect(asked).toEqual([[`/${later}`, expected]]);
});
