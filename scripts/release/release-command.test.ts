import path from 'node:path';
import { buildApp } from '../build/build-app.ts';
import { committedSha } from './git.ts';
import { release } from './release-command.ts';
import { ReleasedStore } from './released-store.ts';

jest.mock('../build/build-app.ts', () => ({ buildApp: jest.fn() }));
jest.mock('./git.ts', () => ({ committedSha: jest.fn() }));

describe('pnpm release', () => {
  let store: ReleasedStore;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    store = new ReleasedStore();
    await store.release('v1', 'v2');
    jest.mocked(committedSha).mockReset().mockReturnValue('f00');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    store.remove();
  });

  /** The sources build to this version; `meanwhile` happens before they have. */
  function buildsTo(version: string, meanwhile?: () => Promise<void>) {
    jest.mocked(buildApp).mockImplementation(async (folder) => {
      await meanwhile?.();
      return { folder, version, dist: path.join(store.dir, 'dist') };
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
  });

  it('stops when another release overtakes it, and succeeds when run again', async () => {
    buildsTo('v3', () => store.release('v4'));
    const again = () => release(['portfolio'], { to: store.to });
    await expect(again()).rejects.toThrow('was released or rolled back during the build');
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
