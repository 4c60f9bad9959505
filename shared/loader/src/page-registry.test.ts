import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { LoaderOptions } from './loader-options';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { carry, provideWebCrypto, releasedAs } from './testing/start';
import { serveResponses } from './testing/serve-responses';

describe('the registry at page load', () => {
  const responses: Record<string, [number, string]> = {};
  const address = serveResponses(responses);
  const serve = (registry: object, status = 200) => {
    responses['/releases.json'] = [status, JSON.stringify(registry)];
  };
  const portfolio = releasedAs('carried');
  const carried = { onboarding: portfolio, opportunities: portfolio, portfolio };
  const carryWith = (change: object = {}) =>
    carry('portal-releases', JSON.stringify({ ...carried, ...change }));
  const elsewhere = { portfolio: releasedAs('elsewhere') };
  const off = { portfolio: { ...portfolio, disabled: { reason: 'Repairs.' } } };

  let signedRegistry: LoaderOptions['signedRegistry'];

  beforeEach(() => {
    jest.resetModules();
    signedRegistry = () => undefined;
    serve(elsewhere);
    carryWith();
  });

  async function page(releasesUrl?: string, registryKeys?: RegistryKey[]) {
    const { start } = await import('./testing/start');
    start({ ...(releasesUrl && { releasesUrl }), registryKeys }, { signedRegistry });
    return import('./page-registry');
  }
  async function startedWith(releasesUrl?: string): Promise<string> {
    return (await (await page(releasesUrl)).releaseAtPageLoad('portfolio')).current;
  }

  it.each([undefined, 'https://cdn.example/portal/releases.json'])(
    'is read from the document when releasesUrl is %s',
    async (releasesUrl) => {
      await expect(startedWith(releasesUrl)).resolves.toBe('carried');
    },
  );

  it.each<[string, () => void]>([
    ['contains no registry', () => document.getElementById('portal-releases')?.replaceChildren()],
    ['has an invalid entry', () => carryWith({ onboarding: { current: 7 } })],
  ])('is fetched from another server when the document %s', async (_what, change) => {
    change();
    await expect(startedWith(address('/releases.json'))).resolves.toBe('elsewhere');
  });

  describe('that must be signed', () => {
    beforeAll(provideWebCrypto);
    const key = new SigningKey('2026');
    const carrySigned = (by: SigningKey) =>
      carry('portal-releases', by.sign({ serial: 7, ...carried }));
    const started = async () => {
      const { releaseAtPageLoad } = await page(address('/releases.json'), [key.key]);
      return (await releaseAtPageLoad('portfolio')).current;
    };
    beforeEach(() => {
      responses['/releases.json'] = [200, key.sign({ serial: 8, ...elsewhere })];
    });

    it('is read from the page and verified here if the first script has not verified it', async () => {
      carrySigned(key);
      await expect(started()).resolves.toBe('carried');
    });

    it('is the registry that the first script has verified', async () => {
      carrySigned(new SigningKey('2026'));
      signedRegistry = () => Promise.resolve(carried);
      await expect(started()).resolves.toBe('carried');
    });

    it('is fetched if no key has signed the registry in the page', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      carrySigned(new SigningKey('2026'));
      await expect(started()).resolves.toBe('elsewhere');
      expect(warn).toHaveBeenCalled();
    });
  });

  it('is fetched again after a failure', async () => {
    document.body.replaceChildren();
    // There is no server at the page's own origin.
    const { releaseAtPageLoad } = await page();
    await expect(releaseAtPageLoad('portfolio')).rejects.toThrow('cannot be reached');
    carryWith();
    await expect(releaseAtPageLoad('portfolio')).resolves.toMatchObject({ current: 'carried' });
  });

  it('is fetched for the kill switch at most twice a minute, and a failed fetch keeps the last response', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    jest.spyOn(console, 'warn').mockImplementation();
    const { releaseAtPageLoad, killSwitchReason } = await page(address('/releases.json'));
    await releaseAtPageLoad('portfolio');
    serve(off);
    now.mockReturnValue(29_999);
    expect(await killSwitchReason('portfolio')).toBeUndefined();
    now.mockReturnValue(30_000);
    expect(await killSwitchReason('portfolio')).toBe('Repairs.');
    now.mockReturnValue(60_000);
    serve({}, 503);
    expect(await killSwitchReason('portfolio')).toBe('Repairs.');
  });
});
