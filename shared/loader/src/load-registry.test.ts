import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { UnusableFileError } from './load-json';
import { loadRegistry } from './load-registry';
import { provideWebCrypto, releasedAs, start } from './testing/start';
import { serveResponses } from './testing/serve-responses';

const registryOf = (version: string, change: object = {}) => ({
  onboarding: releasedAs(version),
  opportunities: releasedAs(version),
  portfolio: releasedAs(version),
  ...change,
});

/** Stands in for the browser's cache storage, which jsdom lacks. */
function cacheStorage() {
  const entries = new Map<string, Response>();
  const cache = {
    put: async (url: string, response: Response) => void entries.set(url, response.clone()),
    match: async (url: string) => entries.get(url)?.clone(),
  };
  return { open: async () => cache };
}

const responses: Record<string, [number, string]> = {};
const address = serveResponses(responses);
const served = (status: number, body: object | string) => {
  responses['/releases.json'] = [status, typeof body === 'string' ? body : JSON.stringify(body)];
};
const read = () => loadRegistry(address('/releases.json'));

beforeEach(() => {
  start();
  Object.defineProperty(window, 'caches', { value: cacheStorage(), configurable: true });
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => void Reflect.deleteProperty(window, 'caches'));

it('falls back to the last valid registry when the server is down, and to its entry when only that is invalid, and rejects without one', async () => {
  served(503, '{}');
  await expect(read()).rejects.toThrow(UnusableFileError);
  served(200, registryOf('1.0.0'));
  await read();
  served(503, '{}');
  expect((await read()).portfolio?.current).toBe('1.0.0');
  served(200, registryOf('2.0.0', { portfolio: { current: 7 } }));
  const registry = await read();
  expect(registry.portfolio?.current).toBe('1.0.0');
  expect(registry.onboarding?.current).toBe('2.0.0');
  served(503, '');
  expect((await read()).portfolio?.current).toBe('1.0.0');
});

describe('with keys in the configuration', () => {
  beforeAll(provideWebCrypto);
  const [ours, stranger] = [new SigningKey('2026'), new SigningKey('2026')];
  const version = async () => (await read()).portfolio?.current;
  const serveSigned = (serial: number, current: string, key = ours) =>
    served(200, key.sign({ serial, ...registryOf(current) }));

  it.each<[string, () => void]>([
    ['a stranger’s', () => serveSigned(9, 'bad', stranger)],
    ['an older one', () => serveSigned(6, 'bad')],
    ['nothing', () => served(503, '')],
  ])('uses the last good registry instead of %s', async (_which, attack) => {
    start({ registryKeys: [ours.key] });
    serveSigned(7, 'good');
    await expect(version()).resolves.toBe('good');
    attack();
    await expect(version()).resolves.toBe('good');
    serveSigned(8, 'newer');
    await expect(version()).resolves.toBe('newer');
    // The key leaked, and the host got a new key.
    start({ registryKeys: [stranger.key] });
    await expect(read()).rejects.toThrow('no key of the configuration has signed it');
  });

  it('rejects every registry that is older than registryMaxAge, including the last good registry', async () => {
    const yesterday = Math.floor(Date.now() / 1000) - 25 * 3600;
    start({ registryKeys: [ours.key], registryMaxAge: 26 });
    serveSigned(yesterday, 'good');
    await expect(version()).resolves.toBe('good');
    start({ registryKeys: [ours.key], registryMaxAge: 24 });
    await expect(version()).rejects.toThrow('longer ago than registryMaxAge allows');
    served(503, '');
    await expect(version()).rejects.toThrow('503');
    serveSigned(yesterday + 25 * 3600, 'signed anew');
    await expect(version()).resolves.toBe('signed anew');
  });

  const unchanged = { onboarding: { current: 'new' } };

  it('verifies with a library if the browser has no Ed25519', async () => {
    const importKey = jest.spyOn(crypto.subtle, 'importKey');
    importKey.mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    start({ registryKeys: [ours.key] });
    serveSigned(7, 'good');
    await expect(version()).resolves.toBe('good');
    serveSigned(8, 'bad', stranger);
    await expect(version()).resolves.toBe('good');
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    serveSigned(8, 'newer');
    await expect(version()).rejects.toThrow('signatures can only be checked over HTTPS');
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('keeps the signed text if one of its entries is unusable', async () => {
    start({ registryKeys: [ours.key] });
    serveSigned(7, 'good');
    await read();
    served(200, ours.sign({ serial: 8, ...registryOf('new', { portfolio: { current: 7 } }) }));
    await expect(read()).resolves.toMatchObject({ ...unchanged, portfolio: { current: 'good' } });
    served(503, '');
    await expect(read()).resolves.toMatchObject(unchanged);
    serveSigned(7, 'good');
    await expect(read()).resolves.toMatchObject(unchanged);
  });
});
