/** @jest-environment jest-fixed-jsdom */
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

/** jsdom has no cache storage; this stands in for the browser's. */
function cacheStorage() {
  const entries = new Map<string, Response>();
  const cache = {
    put: async (url: string, response: Response) => void entries.set(url, response.clone()),
    match: async (url: string) => entries.get(url)?.clone(),
  };
  return { open: async () => cache };
}

describe('readRegistry', () => {
  const responses: Record<string, [number, string]> = {};
  const address = serveResponses(responses);
  const served = (status: number, body: object | string) => {
    responses['/releases.json'] = [status, typeof body === 'string' ? body : JSON.stringify(body)];
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
  ])(
    'falls back to the last valid registry when it %s, and rejects without one',
    async (_why, status, body) => {
      served(status, body);
      await expect(read()).rejects.toThrow(UnusableFileError);
      served(200, registryOf('1.0.0'));
      await read();
      served(status, body);
      expect((await read()).portfolio?.current).toBe('1.0.0');
    },
  );

  it('replaces an invalid entry by the last valid one and keeps the others current', async () => {
    served(200, registryOf('1.0.0'));
    await read();
    served(200, registryOf('2.0.0', { portfolio: { current: 7 } }));
    const registry = await read();
    expect(registry.portfolio?.current).toBe('1.0.0');
    expect(registry.onboarding?.current).toBe('2.0.0');
    served(503, '');
    expect((await read()).portfolio?.current).toBe('1.0.0');
  });

  it('works without cache storage and when the browser blocks it', async () => {
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
