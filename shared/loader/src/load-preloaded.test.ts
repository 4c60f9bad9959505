/** @jest-environment jest-fixed-jsdom */
import { loadPreloaded } from './load-preloaded';
import { addressToLoad } from './plain-scripts';

const entry = 'https://cdn.example/portfolio/1.0.0/entry.js';
const screens = 'https://cdn.example/portfolio/1.0.0/routes.js';

/** Loads these scripts one after another, as a browser does, from a server that fails for some addresses. */
function loading(scripts: readonly string[], ...failing: string[]) {
  const asked: string[] = [];
  const load = async () => {
    for (const url of scripts) {
      const script = document.createElement('script');
      // jsdom would ask for it.
      script.type = 'text/plain';
      script.src = addressToLoad(url);
      asked.push(script.src);
      document.head.append(script);
      const fails = failing.includes(script.src);
      script.dispatchEvent(new Event(fails ? 'error' : 'load'));
      if (fails) throw new Error('A script failed.');
    }
    return 'the remote';
  };
  return { asked, load };
}

/** As the document's first script does. */
function preload(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'script');
  link.href = url;
  document.head.append(link);
  return link;
}
afterEach(() => {
  document.head.replaceChildren();
  delete window.portalPlainScripts;
});

describe('a script that fails', () => {
  it('is loaded once more from another address, without its preload', async () => {
    const [ofEntry, ofScreens] = [preload(entry), preload(screens)];
    const { asked, load } = loading([entry, screens], entry);
    await expect(loadPreloaded(load)).resolves.toBe('the remote');
    expect(asked).toEqual([entry, `${entry}?plain`, screens]);
    expect([ofEntry.isConnected, ofScreens.isConnected]).toEqual([false, true]);
  });

  it('is loaded once more after another one was', async () => {
    const { asked, load } = loading([entry, screens], entry, screens);
    await expect(loadPreloaded(load)).resolves.toBe('the remote');
    const plain = [`${entry}?plain`, `${screens}?plain`];
    expect(asked).toEqual([entry, plain[0], screens, ...plain]);
  });

  it('is not loaded a third time', async () => {
    const { asked, load } = loading([entry], entry, `${entry}?plain`);
    await expect(loadPreloaded(load)).rejects.toThrow('A script failed.');
    expect(asked).toEqual([entry, `${entry}?plain`]);
  });

  // As by a build without the loader's webpack plugin.
  it('is not loaded a third time by whoever ignores the other address', async () => {
    const { asked, load } = loading([entry], entry);
    const ignoring = () => {
      delete window.portalPlainScripts;
      return load();
    };
    await expect(loadPreloaded(ignoring)).rejects.toThrow('A script failed.');
    expect(asked).toEqual([entry, entry]);
  });

  it('is loaded once more by each of two loads that wait for it', async () => {
    const { load } = loading([entry], entry);
    const both = await Promise.all([loadPreloaded(load), loadPreloaded(load)]);
    expect(both).toEqual(['the remote', 'the remote']);
  });

  it('is not loaded again from a server that was silent', async () => {
    const { asked, load } = loading([entry], entry);
    const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(8_000);
    await expect(loadPreloaded(load)).rejects.toThrow('A script failed.');
    expect(asked).toEqual([entry]);
    now.mockRestore();
  });
});

it('does not repeat a load that fails although all its scripts arrived', async () => {
  const { asked, load } = loading([entry]);
  const broken = () => load().then(() => Promise.reject(new Error('The module threw.')));
  await expect(loadPreloaded(broken)).rejects.toThrow('The module threw.');
  expect(asked).toEqual([entry]);
});
