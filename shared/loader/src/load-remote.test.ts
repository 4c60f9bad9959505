/** @jest-environment jest-fixed-jsdom */
import { loadRemote } from './load-remote';
import { releaseAtPageLoad } from './page-registry';
import { remoteState } from './remote-states';
import { start } from './testing/start';
import { serveResponses } from './testing/serve-responses';

function release(version: string, contract = '^3.0.0') {
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

// This block comes first, because the registry is refetched for a remote that has failed before.
describe('loadRemote, on a page that was opened before a release', () => {
  const responses: Record<string, [number, string]> = {};
  const address = serveResponses(responses);
  const before = { current: '1.0.0', versions: release('1.0.0') };
  const versions = { ...before.versions, ...release('2.0.0') };
  const after = { current: '2.0.0', previous: '1.0.0', versions };

  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  /** Loads a remote whose files are gone. Returns the reason of each failed attempt. */
  async function load(name: keyof typeof registry, now: object): Promise<readonly string[]> {
    const opened = { onboarding: before, opportunities: before, portfolio: before };
    start({ releasesUrl: address('/releases.json') });
    responses['/releases.json'] = [200, JSON.stringify(opened)];
    await releaseAtPageLoad(name);
    responses['/releases.json'] = [200, JSON.stringify({ ...opened, [name]: now })];
    await expect(loadRemote(name)).rejects.toMatchObject({ remote: name });
    return remoteState(name).reasons;
  }

  const gone = (version: string) =>
    expect.stringContaining(`${version}/mf-manifest.json responded with 404`);

  it('tries the release that was published after the page opened', async () => {
    expect(await load('opportunities', after)).toEqual([gone('1.0.0'), gone('2.0.0')]);
  });

  it('tries no release twice', async () => {
    expect(await load('onboarding', before)).toEqual([gone('1.0.0')]);
  });

  it('reports that the remote was switched off after the page opened', async () => {
    const off = { ...after, disabled: { reason: 'Repairs.' } };
    expect(await load('portfolio', off)).toEqual([gone('1.0.0'), 'switched-off: Repairs.']);
  });
});

describe('loadRemote, when a remote cannot be loaded', () => {
  const responses: Record<string, [number, string]> = {
    '/releases.json': [200, JSON.stringify(registry)],
    '/2.0.0/mf-manifest.json': [500, '{}'],
    '/1.0.0/mf-manifest.json': [200, '<!doctype html>'],
  };
  const address = serveResponses(responses);

  beforeEach(() => {
    start({ releasesUrl: address('/releases.json') });
    jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('names the contract that the host does not satisfy', async () => {
    await expect(loadRemote('onboarding')).rejects.toMatchObject({ kind: 'contract' });
    const reason = expect.stringContaining('contract: onboarding 1.0.0 needs contract ^99.0.0');
    expect(remoteState('onboarding')).toMatchObject({ status: 'failed', reasons: [reason] });
  });

  it('rejects a release whose scripts the registry does not list', async () => {
    const versions = { '1.0.0': { ...release('1.0.0')['1.0.0'], integrity: 'sha384-x' } };
    const onboarding = { current: '1.0.0', versions };
    responses['/releases.json'] = [200, JSON.stringify({ ...registry, onboarding })];
    const message = 'The registry lists no scripts of 1.0.0.';
    await expect(loadRemote('onboarding')).rejects.toMatchObject({ kind: 'load', message });
    responses['/releases.json'] = [200, JSON.stringify(registry)];
  });

  it('rejects a release without hashes in a deployed portal', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const message = 'The registry lists no scripts of 2.0.0.';
    await expect(loadRemote('opportunities')).rejects.toMatchObject({ kind: 'load', message });
  });

  it('tries every version once for concurrent callers and rejects with the first failure', async () => {
    const loading = loadRemote('opportunities');
    expect(loadRemote('opportunities')).toBe(loading);
    await expect(loading).rejects.toMatchObject({
      kind: 'load',
      message: expect.stringContaining('2.0.0/mf-manifest.json responded with 500'),
    });
    expect(remoteState('opportunities').reasons).toHaveLength(2);
  });

  it('refetches the registry for a remote that was switched off', async () => {
    await expect(loadRemote('portfolio')).rejects.toMatchObject({ kind: 'switched-off' });
    expect(remoteState('portfolio').status).toBe('switched off');
    const { disabled: _disabled, ...repaired } = registry.portfolio;
    const versions = release('1.0.0', '^99.0.0');
    const now = { ...registry, portfolio: { ...repaired, versions } };
    responses['/releases.json'] = [200, JSON.stringify(now)];
    await expect(loadRemote('portfolio')).rejects.toMatchObject({ kind: 'contract' });
  });
});
