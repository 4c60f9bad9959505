/** @jest-environment jest-fixed-jsdom */
import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { LoaderOptions } from './loader-options';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { provideWebCrypto } from './testing/start';
import { serveResponses } from './testing/serve-responses';

function registryOf(version: string) {
  const entry = `portfolio/${version}/mf-manifest.json`;
  const versions = { [version]: { entry, contract: '^3.0.0' } };
  return { portfolio: { current: version, versions } };
}

describe('the registry at page load', () => {
  const responses: Record<string, [number, string]> = {};
  const address = serveResponses(responses);
  const serve = (registry: object, status = 200) => {
    responses['/releases.json'] = [status, JSON.stringify(registry)];
  };
  function carry(change: object = {}) {
    const whole = registryOf('carried');
    const carried = { ...whole, onboarding: whole.portfolio, opportunities: whole.portfolio };
    document.body.innerHTML = `<script type="application/json" id="portal-releases"></script>`;
    document.body.firstElementChild?.append(JSON.stringify({ ...carried, ...change }));
  }
  const off = { portfolio: { ...registryOf('x').portfolio, disabled: { reason: 'Repairs.' } } };

  let signedRegistry: LoaderOptions['signedRegistry'];

  beforeEach(() => {
    jest.resetModules();
    signedRegistry = () => undefined;
    serve(registryOf('elsewhere'));
    carry();
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
    ['has an invalid entry', () => carry({ onboarding: { current: 7 } })],
  ])('is fetched from another server when the document %s', async (_what, change) => {
    change();
    await expect(startedWith(address('/releases.json'))).resolves.toBe('elsewhere');
  });

  describe('that must be signed', () => {
    beforeAll(provideWebCrypto);
    const key = new SigningKey('2026');
    const { portfolio } = registryOf('carried');
    const whole = { portfolio, onboarding: portfolio, opportunities: portfolio };
    const carrySigned = (by: SigningKey) => {
      const text = by.sign({ serial: 7, ...whole });
      document.getElementById('portal-releases')?.replaceChildren(text);
    };
    const started = async () => {
      const { releaseAtPageLoad } = await page(address('/releases.json'), [key.key]);
      return (await releaseAtPageLoad('portfolio')).current;
    };
    beforeEach(() => {
      responses['/releases.json'] = [200, key.sign({ serial: 8, ...registryOf('elsewhere') })];
    });

    it('is read from the page and verified here if the first script has not verified it', async () => {
      carrySigned(key);
      await expect(started()).resolves.toBe('carried');
    });

    it('is the registry that the first script has verified', async () => {
      carrySigned(new SigningKey('2026'));
      signedRegistry = () => Promise.resolve(whole);
      await expect(started()).resolves.toBe('carried');
    });

    it('is fetched if no key has signed the registry in the page', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      carrySigned(new SigningKey('2026'));
      await expect(started()).resolves.toBe('elsewhere');
      carry();
      await expect(started()).resolves.toBe('elsewhere');
      expect(warn).toHaveBeenCalled();
      warn.mockRestore();
    });
  });

  it('rejects a remote that is switched off', async () => {
    carry(off);
    const { releaseAtPageLoad } = await page();
    const expected = { kind: 'switched-off', message: 'Repairs.' };
    await expect(releaseAtPageLoad('portfolio')).rejects.toMatchObject(expected);
  });

  it('is fetched again after a failure', async () => {
    document.body.replaceChildren();
    // There is no server at the page's own origin.
    const { releaseAtPageLoad } = await page();
    await expect(releaseAtPageLoad('portfolio')).rejects.toThrow('cannot be reached');
    carry();
    await expect(releaseAtPageLoad('portfolio')).resolves.toMatchObject({ current: 'carried' });
  });

  it('is fetched for the kill switch at most twice a minute, and a failed fetch keeps the last response', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const warn = jest.spyOn(console, 'warn').mockImplementation();
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
    now.mockRestore();
    warn.mockRestore();
  });
});
