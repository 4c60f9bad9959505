import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../../build/build-app';
import { sourceVersion } from '../../build/source-version';
import { contractFaults } from '../../contract/contract-faults';
import { committedSha } from '../publish/git';
import { changeRegistry } from '../registry/change-registry';
import { directoryStore } from '../store/directory-store';
import { withReleases } from '../testing/released-store';
import { release, releases } from '../testing/run-command';

jest.mock('../../build/build-app', () => ({ buildApp: jest.fn() }));
jest.mock('../../build/source-version', () => ({ sourceVersion: jest.fn() }));
jest.mock('../../contract/contract-faults', () => ({ contractFaults: jest.fn() }));
jest.mock('../publish/git', () => ({ committedSha: jest.fn() }));

describe('pnpm release', () => {
  const store = withReleases('v1', 'v2');
  beforeEach(() => {
    jest.mocked(committedSha).mockReset().mockReturnValue('f00');
    jest.mocked(contractFaults).mockReset().mockReturnValue([]);
  });

  /** Makes the sources build to this version. `meanwhile` runs before the build finishes. */
  function buildsTo(version: string, meanwhile?: () => Promise<void>) {
    jest.mocked(sourceVersion).mockReturnValue(version);
    jest
      .mocked(buildApp)
      .mockReset()
      .mockImplementation(async (folder) => {
        await meanwhile?.();
        return { folder, version, dist: store.dist, maps: store.maps };
      });
  }

  it.each([
    [undefined, 'To run it again: `pnpm rollback portfolio --version v1`'],
    ['10', 'To run it again: `pnpm releases canary portfolio 10 --version v1`'],
  ])('rejects a version that exists: --canary %s', async (canary, told) => {
    buildsTo('v1');
    const before = await store.registry();
    await expect(release(['portfolio'], { to: store.to, canary })).rejects.toThrow(told);
    expect(await store.registry()).toEqual(before);
    expect(buildApp).not.toHaveBeenCalled();
  });

  it.each([
    ['v2', undefined, 'portfolio v2 is released already, and is what runs.'],
    ['v1', '20', 'portfolio v1 is released already, for 20% of users.'],
  ])('succeeds where %s runs already, and says so: --canary %s', async (version, canary, said) => {
    buildsTo(version);
    await releases(['canary', 'portfolio', '20'], { to: store.to, version: 'v1' });
    await releases(['off', 'portfolio', 'wrong'], { to: store.to });
    const before = await store.registry();
    await release(['portfolio'], { to: store.to, canary });
    expect(jest.mocked(console.log).mock.calls.at(-2)).toEqual([said]);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('is switched off'));
    expect(await store.registry()).toEqual(before);
    expect(buildApp).not.toHaveBeenCalled();
  });

  it('rejects a contract that the live host does not satisfy, and a minor version for a change that breaks remotes, before it builds', async () => {
    buildsTo('v3');
    const host = { version: '9', contract: '99.0.0', shared: {} };
    const note = { action: 'host', now: '2026-03-01T00:00:00.000Z' };
    await changeRegistry(directoryStore(store.to), note, (registry) => ({ ...registry, host }));
    const before = await store.registry();
    const released = () => release(['portfolio'], { to: store.to });
    await expect(released()).rejects.toThrow('but the live host has 99.0.0');
    const fault = 'The contract is 4.2.0, and its changes since 4.1.0 need 5.0.0';
    jest.mocked(contractFaults).mockReturnValue([fault]);
    await expect(released()).rejects.toThrow(fault);
    expect(await store.registry()).toEqual(before);
    expect(buildApp).not.toHaveBeenCalled();
  });

  it('stores the source maps in the private files', async () => {
    buildsTo('v3');
    await store.release('v3');
    const stored = readdirSync(store.to, { recursive: true, encoding: 'utf8' });
    expect(stored.filter((file) => file.endsWith('.map')).toSorted()).toEqual(
      ['entry.v1', 'entry.v2', 'entry.v3', 'same'].map(
        (script) => `.private/source-maps/portfolio/assets/${script}.js.map`,
      ),
    );
    expect(statSync(path.join(store.to, '.private')).mode & 0o077).toBe(0);
  });

  it('stops when another release overtakes it, and succeeds when run again', async () => {
    buildsTo('v3', () => store.release('v4'));
    const again = () => release(['portfolio'], { to: store.to });
    await expect(again()).rejects.toThrow('was released or rolled back in the meantime');
    expect((await store.registry()).portfolio?.current).toBe('v4');
    buildsTo('v3');
    await again();
    expect((await store.registry()).portfolio).toMatchObject({ current: 'v3', previous: 'v4' });
  });

  it('stops when another commit is checked out during the build', async () => {
    jest.mocked(committedSha).mockReturnValueOnce('f00').mockReturnValueOnce('ba5');
    buildsTo('v3');
    const released = release(['portfolio'], { to: store.to });
    await expect(released).rejects.toThrow('Another commit was checked out');
    expect((await store.registry()).portfolio?.current).toBe('v2');
  });
});
