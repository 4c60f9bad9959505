import { serveAnswers } from './testing/serve-answers';

function registryOf(version: string) {
  const entry = `portfolio/${version}/mf-manifest.json`;
  const versions = { [version]: { entry, contract: '^2.0.0' } };
  return { portfolio: { current: version, versions } };
}

describe('the registry a page starts with', () => {
  const address = serveAnswers({
    '/releases.json': [200, JSON.stringify(registryOf('elsewhere'))],
  });
  beforeEach(() => {
    jest.resetModules();
    const whole = registryOf('carried');
    const carried = { ...whole, onboarding: whole.portfolio, opportunities: whole.portfolio };
    document.body.innerHTML = `<script type="application/json" id="portal-releases"></script>`;
    document.body.firstElementChild?.append(JSON.stringify(carried));
  });

  async function startedWith(releasesUrl?: string): Promise<string> {
    const { configure } = await import('@investor-portal/shared/testing/configure');
    const { releasedAtStart } = await import('./page-registry');
    configure({ releasesUrl });
    return (await releasedAtStart('portfolio')).current;
  }

  it.each([undefined, '/releases.json', `${window.location.origin}/releases.json`])(
    'is the one the document carries, for %s',
    async (releasesUrl) => {
      await expect(startedWith(releasesUrl)).resolves.toBe('carried');
    },
  );

  it('is that of another server where the configuration says so', async () => {
    await expect(startedWith(address('/releases.json'))).resolves.toBe('elsewhere');
  });
});
