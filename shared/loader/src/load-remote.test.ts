import { loadRemote } from './load-remote';
import { releaseAtPageLoad } from './page-registry';
import { remoteState } from './remote-states';
import { releasedAs, start } from './testing/start';
import { serveResponses } from './testing/serve-responses';

const disabled = { reason: 'Repairs.' };
const before = releasedAs('1.0.0');
const versions = { ...before.versions, ...releasedAs('2.0.0').versions };
const after = { current: '2.0.0', previous: '1.0.0', versions };
const registry = {
  onboarding: releasedAs('1.0.0', '^99.0.0'),
  opportunities: after,
  portfolio: { ...before, disabled },
};

const responses: Record<string, [number, string]> = {};
const address = serveResponses(responses);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

// This test comes first, because the registry is refetched for a remote that has failed before.
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

it('on a page that was opened before a release, loadRemote tries the new release, none twice, and reports a kill switch', async () => {
  expect(await load('opportunities', after)).toEqual([gone('1.0.0'), gone('2.0.0')]);
  expect(await load('onboarding', before)).toEqual([gone('1.0.0')]);
  const reasons = await load('portfolio', { ...after, disabled });
  expect(reasons).toEqual([gone('1.0.0'), 'switched-off: Repairs.']);
});

describe('loadRemote, when a remote cannot be loaded', () => {
  beforeEach(() => {
    responses['/releases.json'] = [200, JSON.stringify(registry)];
    responses['/2.0.0/mf-manifest.json'] = [500, '{}'];
    responses['/1.0.0/mf-manifest.json'] = [200, '<!doctype html>'];
    start({ releasesUrl: address('/releases.json') });
  });

  it('names the contract that the host does not satisfy', async () => {
    await expect(loadRemote('onboarding')).rejects.toMatchObject({ kind: 'contract' });
    const reason = expect.stringContaining('contract: onboarding 1.0.0 needs contract ^99.0.0');
    expect(remoteState('onboarding')).toMatchObject({ status: 'failed', reasons: [reason] });
  });

  it('rejects a release whose scripts the registry does not list', async () => {
    const release = { ...before.versions['1.0.0'], integrity: 'sha384-x' };
    const onboarding = { current: '1.0.0', versions: { '1.0.0': release } };
    responses['/releases.json'] = [200, JSON.stringify({ ...registry, onboarding })];
    const message = 'The registry lists no scripts of 1.0.0.';
    await expect(loadRemote('onboarding')).rejects.toMatchObject({ kind: 'load', message });
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
    const now = { ...registry, portfolio: registry.onboarding };
    responses['/releases.json'] = [200, JSON.stringify(now)];
    await expect(loadRemote('portfolio')).rejects.toMatchObject({ kind: 'contract' });
  });
});
