import path from 'node:path';
import vm from 'node:vm';
import { SharedChunksPlugin } from './shared-chunks.cjs';
import { buildSources } from './testing/build-sources';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();
const files = new Map<string, string>();

interface Version {
  changed: () => Promise<{ text: string }>;
  same: () => Promise<{ text: string }>;
}

const screens = ['changed', 'same'];

async function build(changed: string): Promise<string[]> {
  const sources = {
    'entry.js': screens
      .map((name) => `export const ${name} = () => import('./${name}.js');`)
      .join('\n'),
    'changed.js': `export const text = '${changed}';`,
    'same.js': `export const text = 'same';`,
  };
  const built = await buildSources(dir, sources, {
    entry: { entry: './entry.js' },
    output: {
      publicPath: 'auto',
      uniqueName: 'remote',
      chunkLoadingGlobal: 'chunks',
      crossOriginLoading: 'anonymous',
      library: { type: 'var', name: 'remote' },
    },
    optimization: { minimize: false },
    plugins: [new SharedChunksPlugin()],
  });
  for (const [file, text] of built) files.set(path.basename(file), text);
  return [...built.keys()].map((file) => path.basename(file));
}

/** Simulates a page that runs scripts of these folders as if they were in one folder. */
class Page {
  readonly run: string[] = [];
  private readonly window: vm.Context;
  private readonly document: Record<string, unknown>;

  constructor(private readonly files: ReadonlyMap<string, string>) {
    const elements: object[] = [];
    this.document = {
      currentScript: null,
      getElementsByTagName: () => elements,
      createElement: () => {
        const attributes = new Map<string, string>();
        return {
          setAttribute: (name: string, value: string) => attributes.set(name, value),
          getAttribute: (name: string) => attributes.get(name) ?? null,
          removeAttribute: (name: string) => attributes.delete(name),
        };
      },
      head: {
        appendChild: (script: { src: string; onload: (event: object) => void }) => {
          elements.push(script);
          const src = new URL(script.src).href;
          setTimeout(() => {
            this.script(src);
            script.onload({ type: 'load' });
          });
        },
      },
    };
    this.window = vm.createContext({ document: this.document, setTimeout, clearTimeout, URL });
    Object.assign(this.window, { window: this.window, self: this.window });
    Object.assign(this.window, { location: { origin: 'https://cdn.example' } });
  }

  script(src: string): void {
    const name = src.slice(src.lastIndexOf('/') + 1).replace(/\?.*$/, '');
    this.run.push(name);
    this.document['currentScript'] = { src, tagName: 'SCRIPT' };
    vm.runInContext(this.files.get(name) ?? '', this.window);
    this.document['currentScript'] = null;
  }

  start(entry: string): Version {
    this.script(`https://cdn.example/remote/assets/${entry}`);
    return vm.runInContext('remote', this.window) as Version;
  }
}

let one: string[];
let two: string[];
const nameOf = (names: readonly string[], start: string) =>
  names.find((name) => name.startsWith(start)) ?? '';
const chunkWith = (names: readonly string[], text: string) =>
  names.find((name) => !name.startsWith('entry') && files.get(name)?.includes(`'${text}'`)) ?? '';

beforeAll(async () => {
  one = await build('first');
  two = await build('second');
});

describe('versions of a remote that have files in common (decision 97)', () => {
  it('differ in the chunk that was changed and in the entry, which names it', () => {
    const changed = two.filter((name) => !one.includes(name));
    expect(changed).toEqual([nameOf(two, 'entry'), chunkWith(two, 'second')].toSorted());
    expect(one.filter((name) => two.includes(name))).toEqual([chunkWith(two, 'same')]);
  });

  it('each run their own chunk on one page, though its id is the same', async () => {
    const page = new Page(files);
    const first = page.start(nameOf(one, 'entry'));
    const second = page.start(nameOf(two, 'entry'));
    const [{ text: ofFirst }, { text: ofSecond }] = await Promise.all([
      first.changed(),
      second.changed(),
    ]);
    expect([ofFirst, ofSecond]).toEqual(['first', 'second']);
  });

  it('take over from one another without running the common files again', async () => {
    const page = new Page(files);
    const first = page.start(nameOf(one, 'entry'));
    await Promise.all([first.changed(), first.same()]);
    const second = page.start(nameOf(two, 'entry'));
    expect((await second.same()).text).toBe('same');
    expect((await second.changed()).text).toBe('second');
    expect(page.run.filter((name) => name === chunkWith(two, 'same'))).toHaveLength(1);
  });

  it('find chunks that ran before their entry, and none of another version', async () => {
    const page = new Page(files);
    page.script(`https://cdn.example/remote/assets/${chunkWith(one, 'first')}`);
    page.script(`https://cdn.example/remote/assets/${chunkWith(two, 'second')}?again`);
    const second = page.start(nameOf(two, 'entry'));
    expect((await second.changed()).text).toBe('second');
    expect(page.run).toHaveLength(3);
    const first = page.start(nameOf(one, 'entry'));
    expect((await first.changed()).text).toBe('first');
    expect(page.run).toHaveLength(4);
  });
});
