import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@investor-portal/shared/contract/registry';
import { changeRegistry, readRegistry } from '../release/change-registry.ts';
import { directoryStore } from '../release/directory-store.ts';
import { rolledBack, withSwitch } from '../release/registry-changes.ts';
import { withBuilds } from '../release/with-builds.ts';
import { publishBuilt } from './publish-built.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'publish-built-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const volume = path.join(scratch, 'volume');
const base = 'http://localhost:4103/';

/** The store in an image built from these sources. */
async function image(version: string): Promise<string> {
  const dir = path.join(scratch, version);
  const folder = `portfolio/${version}`;
  mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, folder, 'mf-manifest.json'), version);
  const release = { entry: `${folder}/mf-manifest.json`, contract: '^2.0.0' };
  const host = { version, contract: '2.1.0', shared: {} };
  await changeRegistry(directoryStore(dir), { action: 'start', now: 'then' }, (registry) =>
    withBuilds(registry, host, [{ name: 'portfolio', version, release, base }], 'then'),
  );
  return dir;
}

describe('a volume that outlives the images', () => {
  it('serves the builds of the newest images, and keeps older releases', async () => {
    await publishBuilt(await image('old'), volume);
    await publishBuilt(await image('new'), volume);
    const { host, portfolio } = await readRegistry(directoryStore(volume));
    expect(host?.version).toBe('new');
    expect(portfolio).toMatchObject({ base, current: 'new', previous: 'old' });
    for (const version of ['old', 'new'])
      expect(existsSync(path.join(volume, `portfolio/mf-manifest.${version}.json`))).toBe(true);
  });

  it('does not change on a second start', async () => {
    const before = path.join(scratch, 'before');
    cpSync(volume, before, { recursive: true });
    await publishBuilt(path.join(scratch, 'new'), volume);
    const registryAt = (dir: string) => readRegistry(directoryStore(dir));
    expect(await registryAt(volume)).toEqual(await registryAt(before));
  });

  describe('after an operator has acted', () => {
    const operate = (change: (registry: Registry) => Registry) =>
      changeRegistry(directoryStore(volume), { action: 'off', now: 'now' }, change);
    const portfolio = async () => (await readRegistry(directoryStore(volume))).portfolio;

    it('leaves the kill switch alone, and says so', async () => {
      await operate((registry) => withSwitch(registry, 'portfolio', 'Off.', '2026-03-01'));
      const notes = await publishBuilt(path.join(scratch, 'new'), volume);
      expect((await portfolio())?.disabled).toEqual({ reason: 'Off.', since: '2026-03-01' });
      expect(notes).toEqual([
        'portfolio: stays switched off, since 2026-03-01. To switch it on: `pnpm releases on portfolio`',
      ]);
      await operate((registry) => withSwitch(registry, 'portfolio', null, 'now'));
    });

    it('leaves a rollback alone, also with newer images', async () => {
      await operate((registry) => rolledBack(registry, 'portfolio', 'now'));
      for (const version of ['new', 'newest']) {
        const notes = await publishBuilt(await image(version), volume);
        expect(await portfolio()).toMatchObject({ current: 'old' });
        expect(notes.join()).toContain(`pnpm rollback portfolio --version ${version}`);
      }
      await operate((registry) => rolledBack(registry, 'portfolio', 'now', 'newest'));
      await publishBuilt(await image('next'), volume);
      expect(await portfolio()).toMatchObject({ current: 'next', previous: 'newest' });
    });
  });
});
