import { rmSync } from 'node:fs';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { directoryStore } from '../store/directory-store';
import { withReleases } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';
import { placeBuilds } from './place-builds';

const now = '2026-03-02T00:00:00.000Z';
const host = { version: 'h', contract: contractVersion, shared: {} };
const base = 'http://localhost:4103/';

describe('a start', () => {
  const store = withReleases('v1', 'v2');

  /** Does what `npm start` does with a build of these sources. Returns the printed lines. */
  const start = async (version: string) => {
    const release = {
      entry: `portfolio/${version}/mf-manifest.json`,
      contract: `^${contractVersion}`,
      ...(await portfolio())?.versions[version],
    };
    const build = { name: 'portfolio', version, release, base } as const;
    return placeBuilds(directoryStore(store.to), host, [build], now);
  };
  const portfolio = async () => (await store.registry()).portfolio;

  it('runs a new build, and keeps a remote switched off, even with a new build', async () => {
    expect(await start('v3')).toEqual([]);
    expect(await portfolio()).toMatchObject({ current: 'v3', previous: 'v2', base });
    expect(await start('v3')).toEqual([]);
    await releases(['off', 'portfolio', 'wrong totals'], { to: store.to });
    const off = (await portfolio())?.disabled;
    for (const version of ['v2', 'v3']) {
      const said = await start(version);
      expect(said.at(-1)).toContain('stays switched off');
      expect(said.at(-1)).toContain('`pnpm releases on portfolio`');
    }
    expect(await portfolio()).toMatchObject({ current: 'v3', disabled: off });
  });

  it.each(['v2', 'v3'])('keeps what was rolled back to: build %s waits', async (version) => {
    await rollback(['portfolio'], { to: store.to });
    const [said, ...more] = await start(version);
    expect(said).toContain('v1 goes on running, because an operator rolled back');
    expect(said).toContain(`\`pnpm rollback portfolio --version ${version}\``);
    expect(more).toEqual([]);
    expect(await portfolio()).toMatchObject({ current: 'v1', previous: null });
  });

  it('runs new builds again once the newest one was named', async () => {
    await store.release('v3');
    await rollback(['portfolio'], { to: store.to });
    await start('v3');
    await rollback(['portfolio'], { to: store.to, version: 'v3' });
    expect((await portfolio())?.pinned).toBeNull();
    await start('v4');
    expect((await portfolio())?.current).toBe('v4');
  });

  it('keeps a canary and the current version, and does not run a canary that was ended', async () => {
    await releases(['canary', 'portfolio', '10'], { to: store.to, version: 'v1' });
    const { canary } = (await portfolio()) ?? {};
    expect(await start('v3')).toEqual([
      expect.stringContaining('v2 goes on running, because an operator set a canary (v1, 10%)'),
    ]);
    expect(await portfolio()).toMatchObject({ current: 'v2', canary });
    await releases(['canary', 'portfolio', '0'], { to: store.to });
    await start('v1');
    expect((await portfolio())?.current).toBe('v2');
  });

  it('runs the build when the files of the version that was rolled back to are missing', async () => {
    await rollback(['portfolio'], { to: store.to });
    rmSync(store.manifest('v1'));
    await start('v3');
    expect((await portfolio())?.current).toBe('v3');
  });
});
