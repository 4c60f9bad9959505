import { UnusableFileError } from './load-json';
import { readRegistry } from './read-registry';
import { serveResponses } from './testing/serve-responses';

function releasedAs(version: string) {
  const entry = `x/${version}/mf-manifest.json`;
  return { current: version, versions: { [version]: { entry, contract: '^2.0.0' } } };
}
const registryOf = (version: string, change: object = {}) => ({
  onboarding: releasedAs(version),
  opportunities: releasedAs(version),
  portfolio: releasedAs(version),
  ...change,
});

/** jsdom has no cache storage; this one keeps answers as a browser's does. */
function cacheStorage() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (url: string, answer: Response) => void kept.set(url, answer.clone()),
    match: async (url: string) => kept.get(url)?.clone(),
  };
  return { open: async () => cache };
}

describe('the registry', () => {
  const answers: Record<string, [number, string]> = {};
  const address = serveResponses(answers);
  const served = (status: number, body: object | string) => {
    answers['/releases.json'] = [status, typeof body === 'string' ? body : JSON.stringify(body)];
  };
  const read = () => readRegistry(address('/releases.json'));

  let warned: jest.SpyInstance;
  beforeEach(() => {
    Object.defineProperty(window, 'caches', { value: cacheStorage(), configurable: true });
    warned = jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => {
    warned.mockRestore();
    Reflect.deleteProperty(window, 'caches');
  });

  it.each<[string, number, string]>([
    ['is down', 503, '{}'],
    ['is HTML', 200, '<!doctype html>'],
    ['has another shape', 200, '[]'],
  ])('that %s is the last good one, and fails where there was none', async (_why, status, body) => {
    served(status, body);
    await expect(read()).rejects.toThrow(UnusableFileError);
    served(200, registryOf('1.0.0'));
    await read();
    served(status, body);
    expect((await read()).portfolio?.current).toBe('1.0.0');
  });

  it('with one entry that cannot be used keeps the last good one of it, and today’s of the others', async () => {
    served(200, registryOf('1.0.0'));
    await read();
    served(200, registryOf('2.0.0', { portfolio: { current: 7 } }));
    const registry = await read();
    expect(registry.portfolio?.current).toBe('1.0.0');
    expect(registry.onboarding?.current).toBe('2.0.0');
    served(503, '');
    expect((await read()).portfolio?.current).toBe('1.0.0');
  });

  it('is read where the browser has no cache, or blocks it', async () => {
    served(200, registryOf('1.0.0'));
    Object.defineProperty(window, 'caches', {
      value: { open: () => Promise.reject(new Error('SecurityError')) },
      configurable: true,
    });
    expect((await read()).portfolio?.current).toBe('1.0.0');
    Reflect.deleteProperty(window, 'caches');
    expect((await read()).portfolio?.current).toBe('1.0.0');
  });
});
