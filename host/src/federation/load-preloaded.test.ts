import { loadPreloaded } from './load-preloaded';

const entry = 'https://cdn.example/portfolio/1.0.0/entry.js';
const screens = 'https://cdn.example/portfolio/1.0.0/routes.js';

/** Fails for each of these addresses in turn, then answers. */
function failingFor(...urls: string[]) {
  const asked: string[] = [];
  const load = async () => {
    const url = urls[asked.length];
    asked.push(url ?? 'loaded');
    if (url) throw new Error(`Loading failed. (error: ${url})`);
    return 'the remote';
  };
  return { asked, load };
}

function begin(...lost: string[]) {
  const handOn = () => undefined;
  globalThis.portalStart = { messages: [], reads: [], pictures: [], lost: new Set(lost), handOn };
}
afterEach(() => {
  globalThis.portalStart = undefined;
});

describe('scripts that were preloaded in vain', () => {
  it('are loaded again, each once', async () => {
    begin(entry, screens);
    const { asked, load } = failingFor(entry, screens);
    await expect(loadPreloaded(load)).resolves.toBe('the remote');
    expect(asked).toEqual([entry, screens, 'loaded']);
  });

  it('fail when they fail for their own sake', async () => {
    begin(entry);
    await expect(loadPreloaded(failingFor(entry, entry).load)).rejects.toThrow(entry);
    await expect(loadPreloaded(failingFor(screens).load)).rejects.toThrow(screens);
    globalThis.portalStart = undefined;
    await expect(loadPreloaded(failingFor(entry).load)).rejects.toThrow(entry);
  });
});
