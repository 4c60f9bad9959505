import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { integrityOf } from '../store/manifest';
import { withReleases } from '../testing/released-store';
import { rollback } from '../testing/run-command';

describe('pnpm rollback', () => {
  const store = withReleases('v1', 'v2', 'v3');

  const back = (version?: string) => rollback(['portfolio'], { to: store.to, version });

  it('restores the start of a version that has not run for a while', async () => {
    const forgotten = await store.registry();
    expect(forgotten.portfolio?.versions['v1']?.start).toBeUndefined();
    await back('v1');
    const { portfolio } = await store.registry();
    expect(portfolio?.current).toBe('v1');
    expect(portfolio?.versions['v1']?.start?.integrity).toEqual({
      'assets/entry.v1.js': integrityOf('run(v1)'),
      'assets/same.js': integrityOf('same()'),
    });
  });

  it.each<[string, () => void]>([
    ['whose manifest is gone', () => rmSync(store.manifest('v1'))],
    ['with a script that is gone', () => rmSync(store.entry('v1'))],
  ])('drops a fallback %s', async (_how, change) => {
    change();
    await back();
    expect((await store.registry()).portfolio).toMatchObject({ current: 'v2', previous: null });
  });

  it.each(['v1', 'v2'])(
    'rejects %s when its files were changed together with their hashes',
    async (version) => {
      const before = await store.registry();
      const code = 'steal();run()';
      writeFileSync(store.entry(version), code);
      const manifest = store.manifest(version);
      const stamped = readFileSync(manifest, 'utf8');
      const changed = stamped.replace(integrityOf(`run(${version})`), integrityOf(code));
      expect(changed).not.toBe(stamped);
      writeFileSync(manifest, changed);
      await expect(back(version)).rejects.toThrow(
        `portfolio ${version} in ${store.to} was changed after its release`,
      );
      expect(await store.registry()).toEqual(before);
    },
  );

  it('marks withdrawn versions and names the kill switch when it fails', async () => {
    const off = 'If it does harm, switch it off: `pnpm releases off portfolio <reason>`';
    await back();
    await expect(back('v9')).rejects.toThrow(
      `portfolio has no version v9. The registry has v1, v2, v3 (withdrawn): \`pnpm rollback portfolio --version <version>\`.\n${off}`,
    );
    rmSync(store.entry('v3'));
    await expect(back('v3')).rejects.toThrow(
      /^portfolio v3 is no longer in .*releases off portfolio "<reason>"`\)\./,
    );
    await expect(rollback(['onboarding'], { to: store.to })).rejects.toThrow(
      /never released here\./,
    );
  });
});
