import { loadPreloaded } from './load-preloaded';
import { addressToLoad } from './failed-scripts';
import { preload } from './testing/start';

const entry = 'https://cdn.example/portfolio/1.0.0/entry.js';
const screens = 'https://cdn.example/portfolio/1.0.0/routes.js';

/** Loads these scripts one after another, as a browser does. The addresses in `failing` fail. */
function loading(scripts: readonly string[], ...failing: string[]) {
  const requests: string[] = [];
  const load = async () => {
    for (const url of scripts) {
      const script = document.createElement('script');
      // With a script type, jsdom would request the file.
      script.type = 'text/plain';
      script.src = addressToLoad(url);
      requests.push(script.src);
      document.head.append(script);
      const fails = failing.includes(script.src);
      script.dispatchEvent(new Event(fails ? 'error' : 'load'));
      if (fails) throw new Error('A script failed.');
    }
    return 'the remote';
  };
  return { requests, load };
}

afterEach(() => {
  document.head.replaceChildren();
  delete window.portalPlainScripts;
});

describe('a script that fails', () => {
  it('is loaded again from another address, without its preload, also after another script was', async () => {
    const [ofEntry, ofScreens] = [preload(entry), preload(screens)];
    const { requests, load } = loading([entry, screens], entry);
    await expect(loadPreloaded(load)).resolves.toBe('the remote');
    expect(requests).toEqual([entry, `${entry}?plain`, screens]);
    expect([ofEntry.isConnected, ofScreens.isConnected]).toEqual([false, true]);
    delete window.portalPlainScripts;
    const both = loading([entry, screens], entry, screens);
    await expect(loadPreloaded(both.load)).resolves.toBe('the remote');
    const plain = [`${entry}?plain`, `${screens}?plain`];
    expect(both.requests).toEqual([entry, plain[0], screens, ...plain]);
  });

  it('is loaded neither a third time nor from the same address by the next load, even if it failed after this load had ended', async () => {
    const { requests, load } = loading([entry], entry, `${entry}?plain`);
    await expect(loadPreloaded(load)).rejects.toThrow('A script failed.');
    expect(requests).toEqual([entry, `${entry}?plain`]);
    await loading([screens], screens)
      .load()
      .catch(() => undefined);
    const next = loading([entry, screens]);
    await loadPreloaded(next.load);
    expect(next.requests).toEqual([`${entry}?plain`, `${screens}?plain`]);
  });

  it('is loaded again by each of two loads that wait for it', async () => {
    const { load } = loading([entry], entry);
    const both = await Promise.all([loadPreloaded(load), loadPreloaded(load)]);
    expect(both).toEqual(['the remote', 'the remote']);
  });

  it('is not loaded again if the server did not respond for a long time', async () => {
    const { requests, load } = loading([entry], entry);
    jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(8_000);
    await expect(loadPreloaded(load)).rejects.toThrow('A script failed.');
    expect(requests).toEqual([entry]);
  });
});

it('does not repeat a load that fails although all its scripts arrived', async () => {
  const { requests, load } = loading([entry]);
  const broken = () => load().then(() => Promise.reject(new Error('The module threw.')));
  await expect(loadPreloaded(broken)).rejects.toThrow('The module threw.');
  expect(requests).toEqual([entry]);
});
