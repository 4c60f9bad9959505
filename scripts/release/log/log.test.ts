import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import { changeRegistry } from '../registry/change-registry';
import { rolledBack, withCurrent } from '../registry/registry-changes';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { withS3 } from '../testing/s3-test-server';
import { readLog } from './log';

const scratch = scratchFolder();
const s3 = withS3();
beforeEach(() => {
  process.env['RELEASE_ACTOR'] = 'Ana <ana@ops.example>';
});

const now = '2026-03-01T00:00:00.000Z';
const release = (store: Store, version: string, name: RemoteName = 'portfolio') =>
  changeRegistry(store, { action: 'release', now }, (registry) => {
    const entry = `${name}/${version}/mf-manifest.json`;
    return withCurrent(registry, name, version, { entry, contract: '^1.0.0', sha: 'f00' }, now);
  });

describe.each([
  ['a directory', async () => openStore(mkdtempSync(path.join(scratch, 'dir-')))],
  ['S3-compatible storage', async () => openStore(`s3://releases/log-${Math.random()}`)],
])('the log of %s', (_name, make) => {
  it('has every change, with who, when, why and which commit', async () => {
    const store = await make();
    await release(store, '1');
    await release(store, '2');
    // A command that changed nothing has no entry.
    await release(store, '2');
    const note = { action: 'rollback', now, reason: 'wrong totals' };
    await changeRegistry(store, note, (registry) => rolledBack(registry, 'portfolio', now));
    const { entries, total } = await readLog(store.records, 2);
    expect([total, entries.map(({ action }) => action)]).toEqual([3, ['release', 'rollback']]);
    const stored = await store.fetchRegistry();
    expect(entries.at(-1)).toEqual({
      serial: (JSON.parse(stored?.text ?? '') as { serial: number }).serial,
      at: now,
      actor: 'Ana <ana@ops.example>',
      action: 'rollback',
      reason: 'wrong totals',
      registry: stored?.text,
    });
  });

  it('stays complete when several people make changes at once', async () => {
    const store = await make();
    const names = ['onboarding', 'opportunities', 'portfolio'] as const;
    await Promise.all(names.map((name) => release(store, '1', name)));
    const { entries } = await readLog(store.records, 20);
    const sizes = entries.map(({ registry }) => Object.keys(JSON.parse(registry) as object).length);
    expect(sizes).toEqual([2, 3, 4]);
  });
});

it('counts a change whose response was lost once', async () => {
  const store = await openStore(`s3://releases/lost-${Math.random()}`);
  await release(store, '1');
  s3.beforeWrite = (written) => {
    if (written.includes('releases.json')) s3.loseNextResponse = true;
    s3.beforeWrite = () => undefined;
  };
  await release(store, '2');
  s3.loseNextResponse = true;
  const note = { action: 'rollback', now };
  const after = await changeRegistry(store, note, (known) => rolledBack(known, 'portfolio', now));
  expect(after.portfolio?.current).toBe('1');
  const { entries } = await readLog(store.records, 20);
  expect(entries.map(({ action }) => action)).toEqual(['release', 'release', 'rollback']);
});

it('says so when a change was made and not logged', async () => {
  const store = await openStore(mkdtempSync(path.join(scratch, 'dir-')));
  const full = { ...store.records, put: () => Promise.reject(new Error('no space')) };
  const released = release({ ...store, records: full }, '1');
  await expect(released).rejects.toThrow(/was changed, but not its log in .*: no space/);
});
