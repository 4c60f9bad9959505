/** @jest-environment jest-fixed-jsdom */
import { loadPreloaded } from './load-preloaded';
import { addressToLoad } from './plain-scripts';

const entry = 'https://cdn.example/portfolio/1.0.0/entry.js';
const screens = 'https://cdn.example/portfolio/1.0.0/routes.js';

/** Fails for each of these addresses in turn, then succeeds. */
function failingFor(...urls: string[]) {
  const attempts: string[] = [];
  const load = async () => {
    const url = urls[attempts.length];
    attempts.push(url ?? 'loaded');
    if (url) throw new Error(`Loading failed. (error: ${url})`);
    return 'the remote';
  };
  return { attempts, load };
}

/** As the document's first script does. */
function preload(...urls: string[]) {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', 'script');
    link.href = url;
    document.head.append(link);
  }
}
afterEach(() => {
  document.head.replaceChildren();
  delete window.portalPlainScripts;
});

describe('scripts whose preload failed', () => {
  it('are loaded again, each once', async () => {
    preload(entry, screens);
    const { attempts, load } = failingFor(entry, screens);
    await expect(loadPreloaded(load)).resolves.toBe('the remote');
    expect(attempts).toEqual([entry, screens, 'loaded']);
  });

  it('fail when the server fails as well', async () => {
    preload(entry);
    await expect(loadPreloaded(failingFor(entry, entry).load)).rejects.toThrow(entry);
  });

  it('are loaded again even if others were preloaded', async () => {
    preload(entry);
    const { attempts, load } = failingFor(screens);
    await expect(loadPreloaded(load)).resolves.toBe('the remote');
    expect(attempts).toEqual([screens, 'loaded']);
  });

  it('are loaded again from another address', async () => {
    const { load } = failingFor(screens);
    await loadPreloaded(load);
    expect([addressToLoad(screens), addressToLoad(entry)]).toEqual([`${screens}?plain`, entry]);
  });

  it('are not loaded again from a server that was silent', async () => {
    preload(entry);
    const { attempts, load } = failingFor(entry);
    const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(8_000);
    await expect(loadPreloaded(load)).rejects.toThrow(entry);
    expect(attempts).toEqual([entry]);
    now.mockRestore();
  });
});
