import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { loadRemote } from './load-remote';
import { remoteStatesAtom } from './remote-states';
import { serveResponses } from './testing/serve-responses';

function release(version: string, contract = '^2.0.0') {
  return { [version]: { entry: `${version}/mf-manifest.json`, contract } };
}
const registry = {
  onboarding: { current: '1.0.0', versions: release('1.0.0', '^99.0.0') },
  opportunities: {
    current: '2.0.0',
    previous: '1.0.0',
    versions: { ...release('2.0.0'), ...release('1.0.0') },
  },
  portfolio: { current: '1.0.0', versions: release('1.0.0'), disabled: { reason: 'Repairs.' } },
};

describe('a remote that cannot be loaded', () => {
  const answers: Record<string, [number, string]> = {
    '/releases.json': [200, JSON.stringify(registry)],
    '/2.0.0/mf-manifest.json': [500, '{}'],
    '/1.0.0/mf-manifest.json': [200, '<!doctype html>'],
  };
  const address = serveResponses(answers);
  const stateOf = (name: keyof typeof registry) => store.get(remoteStatesAtom)[name];

  let warned: jest.SpyInstance;
  beforeEach(() => {
    configure({ releasesUrl: address('/releases.json') });
    warned = jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => warned.mockRestore());

  it('because its contract is not met says so', async () => {
    await expect(loadRemote('onboarding')).rejects.toMatchObject({ kind: 'contract' });
    expect(stateOf('onboarding').status).toBe('failed');
    expect(stateOf('onboarding').reasons).toEqual([
      expect.stringContaining('contract: onboarding 1.0.0 needs contract ^99.0.0'),
    ]);
  });

  it('is tried in every version, by all who ask at once together, and fails for the reason of the first', async () => {
    const asked = loadRemote('opportunities');
    expect(loadRemote('opportunities')).toBe(asked);
    await expect(asked).rejects.toMatchObject({
      kind: 'load',
      message: expect.stringContaining('2.0.0/mf-manifest.json answered 500'),
    });
    expect(stateOf('opportunities').reasons).toHaveLength(2);
  });

  it('since it is switched off is asked for anew, from the registry of then', async () => {
    await expect(loadRemote('portfolio')).rejects.toMatchObject({ kind: 'switched-off' });
    expect(stateOf('portfolio').status).toBe('switched off');
    const { disabled: _disabled, ...repaired } = registry.portfolio;
    const versions = release('1.0.0', '^99.0.0');
    answers['/releases.json'] = [
      200,
      JSON.stringify({ ...registry, portfolio: { ...repaired, versions } }),
    ];
    await expect(loadRemote('portfolio')).rejects.toMatchObject({ kind: 'contract' });
  });
});
