import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { integrityOf } from '../store/manifest';
import { withReleases } from '../testing/released-store';
import { rollback } from '../testing/run-command';

describe('pnpm rollback', () => {
  const store = withReleases('v1', 'v2', 'v3');

  const back = (version?: string) => rollback(['portfolio'], { to: store.to, version });

  it('restores the start of a version that has not run for a while', async () => {
    expect((await store.registry()).portfolio?.versions['v1']?.start).toBeUndefined();
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

  it.each(['v1', 'v2'])('rejects %s whose files and their hashes were changed', async (version) => {
    const before = await store.registry();
    const code = 'steal();run()';
    writeFileSync(store.entry(version), code);
    const manifest = store.manifest(version);
    const stamped = readFileSync(manifest, 'utf8');
    const changed = stamped.replace(integrityOf(`run(${version})`), integrityOf(code));
    expect(changed).not.toBe(stamped);
    writeFileSync(manifest, changed);
    const refusal = `portfolio ${version} in ${store.to} was changed after its release`;
    await expect(back(version)).rejects.toThrow(refusal);
    expect(await store.registry()).toEqual(before);
  });

  it('marks withdrawn versions and names the kill switch when it fails', async () => {
    const off = 'If it does harm, switch it off: `pnpm releases off portfolio <reason>`';
    await back();
    const has = 'portfolio has no version v9. The registry has v1, v2, v3 (withdrawn)';
    const named = '`pnpm rollback portfolio --version <version>`';
    await expect(back('v9')).rejects.toThrow(`${has}: ${named}.\n${off}`);
    rmSync(store.entry('v3'));
    const gone = /^portfolio v3 is no longer in .*releases off portfolio "<reason>"`\)\./;
    await expect(back('v3')).rejects.toThrow(gone);
    const never = /never released here\./;
    await expect(rollback(['onboarding'], { to: store.to })).rejects.toThrow(never);
  });
});
