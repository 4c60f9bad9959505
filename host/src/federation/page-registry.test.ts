/** @jest-environment jest-fixed-jsdom */
import { serveResponses } from './testing/serve-responses';

function registryOf(version: string) {
  const entry = `portfolio/${version}/mf-manifest.json`;
  const versions = { [version]: { entry, contract: '^2.0.0' } };
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

  beforeEach(() => {
    jest.resetModules();
    serve(registryOf('elsewhere'));
    carry();
  });

  async function page(releasesUrl?: string) {
    const { configure } = await import('@investor-portal/shared/testing/configure');
    configure({ releasesUrl });
    return import('./page-registry');
  }
  async function startedWith(releasesUrl?: string): Promise<string> {
    return (await (await page(releasesUrl)).releaseAtPageLoad('portfolio')).current;
  }

  it.each([undefined, 'https://cdn.example/portal/releases.json'])(
    'is the one in the document when releasesUrl is %s',
    async (releasesUrl) => {
      await expect(startedWith(releasesUrl)).resolves.toBe('carried');
    },
  );

  it('is fetched from another server when the document carries none', async () => {
    document.body.innerHTML = '<script type="application/json" id="portal-releases"></script>';
    await expect(startedWith(address('/releases.json'))).resolves.toBe('elsewhere');
  });

  it('of a remote is its own where the address names it: no other one counts for it', async () => {
    const whole = registryOf('own');
    const usurped = { ...whole, opportunities: registryOf('usurped').portfolio };
    responses['/portfolio/releases.json'] = [200, JSON.stringify(usurped)];
    const { opportunities } = { opportunities: registryOf('theirs').portfolio };
    responses['/opportunities/releases.json'] = [200, JSON.stringify({ opportunities })];
    const { releaseAtPageLoad, killSwitchReason } = await page(address('/{remote}/releases.json'));
    await expect(releaseAtPageLoad('portfolio')).resolves.toMatchObject({ current: 'own' });
    await expect(releaseAtPageLoad('opportunities')).resolves.toMatchObject({ current: 'theirs' });
    expect(await killSwitchReason('portfolio')).toBeUndefined();
  });

  it('rejects a remote that is switched off', async () => {
    carry(off);
    const { releaseAtPageLoad } = await page();
    const expected = { kind: 'switched-off', message: 'Repairs.' };
    await expect(releaseAtPageLoad('portfolio')).rejects.toMatchObject(expected);
  });

  it('is fetched when an entry in the document is invalid, and again after a failure', async () => {
    carry({ onboarding: { current: 7 } });
    // No server responds at the page's own origin.
    const { releaseAtPageLoad } = await page();
    await expect(releaseAtPageLoad('portfolio')).rejects.toMatchObject({
      name: 'UnusableFileError',
    });
    carry();
    await expect(releaseAtPageLoad('portfolio')).resolves.toMatchObject({ current: 'carried' });
  });

  it('is fetched for the kill switch at most twice a minute, and switches nothing off when that fails', async () => {
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
    expect(await killSwitchReason('portfolio')).toBeUndefined();
    now.mockRestore();
    warn.mockRestore();
  });
});
