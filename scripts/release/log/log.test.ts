import '../../portal-releases/configuration';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '../configuration/configuration';
import { changeRegistry, parseRegistry } from '../registry/change-registry';
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
  changeRegistry(store, { action: 'release', now }, (registry) =>
    withCurrent(
      registry,
      name,
      version,
      { entry: `${name}/${version}/mf-manifest.json`, contract: '^1.0.0', sha: 'f00' },
      now,
    ),
  );

async function read(store: Store) {
  const stored = await store.fetchRegistry();
  const text = stored?.text ?? '{}';
  return readLog(store.records, { text, registry: parseRegistry(text, '') });
}

describe.each([
  ['a directory', async () => openStore(mkdtempSync(path.join(scratch, 'dir-')))],
  ['S3-compatible storage', async () => openStore(`s3://releases/log-${Math.random()}`)],
])('the log of %s', (_name, make) => {
  it('has every change, with who, when, why and which commit', async () => {
    const store = await make();
    await release(store, '1');
    await release(store, '2');
    const note = { action: 'rollback', now, reason: 'wrong totals' } as const;
    await changeRegistry(store, note, (registry) => rolledBack(registry, 'portfolio', now));
    const { entries, faults } = await read(store);
    expect(faults).toEqual([]);
    expect(entries.map(({ entry }) => [entry.entry, entry.action])).toEqual([
      [1, 'release'],
      [2, 'release'],
      [3, 'rollback'],
    ]);
    expect(entries.at(-1)?.entry).toMatchObject({
      at: now,
      actor: 'Ana <ana@ops.example>',
      reason: 'wrong totals',
      remotes: {
        portfolio: { from: { current: '2', sha: 'f00', previous: '1' }, to: { current: '1' } },
      },
      before: entries.at(-2)?.hash,
    });
  });

  it('has no entry for a command that changed nothing', async () => {
    const store = await make();
    await release(store, '1');
    await release(store, '1');
    expect((await read(store)).entries).toHaveLength(1);
  });

  it('stays complete when several people make changes at once', async () => {
    const store = await make();
    const names = ['onboarding', 'opportunities', 'portfolio'] as const;
    await Promise.all(names.map((name) => release(store, '1', name)));
    const { entries, faults } = await read(store);
    expect(faults).toEqual([]);
    expect(entries.flatMap(({ entry }) => Object.keys(entry.remotes)).toSorted()).toEqual(names);
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
  const note = { action: 'rollback', now } as const;
  const after = await changeRegistry(store, note, (registry) =>
    rolledBack(registry, 'portfolio', now),
  );
  expect(after.portfolio?.current).toBe('1');
  const { entries, faults } = await read(store);
  expect(faults).toEqual([]);
  expect(entries).toHaveLength(3);
});

describe('a log that somebody changed', () => {
  let store: Store;
  const files = () =>
    readdirSync(path.join(store.records.place, 'log'))
      .toSorted()
      .map((name) => path.join(store.records.place, 'log', name));
  const file = (number: number) => files()[number - 1] ?? '';
  const registry = () => path.join(store.place, 'releases.json');
  beforeEach(async () => {
    store = await openStore(mkdtempSync(path.join(scratch, 'dir-')));
    for (const version of ['1', '2', '3']) await release(store, version);
  });
  const faults = async () => (await read(store)).faults.join('\n');

  it('reports that the registry was changed without the tool', async () => {
    const text = readFileSync(registry(), 'utf8');
    writeFileSync(registry(), text.replace('"previous": "2"', '"previous": null'));
    expect(await faults()).toBe(
      'The registry was changed past the release tool since the last entry.',
    );
  });

  it('reports that its end was cut off', async () => {
    const text = readFileSync(registry(), 'utf8');
    const { log: _log, ...rest } = parseRegistry(text, '');
    writeFileSync(registry(), JSON.stringify(rest));
    expect(await faults()).toContain('3 entries (1, 2, 3) are not part of the log');
    await expect(release(store, '4')).rejects.toThrow('is older than its log');
  });

  it('ignores a change that was killed before it was made', async () => {
    const older = readFileSync(registry(), 'utf8');
    await release(store, '4');
    writeFileSync(registry(), older);
    const committed = path.join(store.records.place, 'committed');
    rmSync(path.join(committed, readdirSync(committed).toSorted().at(-1) ?? ''));
    expect(await faults()).toBe('');
    await release(store, '5');
    expect(await faults()).toBe('');
  });

  it('accepts a change that was killed before it was marked', async () => {
    rmSync(path.join(store.records.place, 'committed', path.basename(file(3))));
    await release(store, '4');
    expect(await faults()).toBe('');
  });

  it('ignores an entry that was rejected in favour of another entry', async () => {
    const lost = readFileSync(file(3), 'utf8').replace('Ana', 'Ben');
    writeFileSync(path.join(store.records.place, 'log/000003-lost.json'), lost);
    expect(await faults()).toBe('');
  });
});
