import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleasedStore } from '../testing/released-store';
import { withS3 } from '../testing/s3-test-server';
import { directoryRecords } from './directory-files';
import { openStore } from './open-store';
import { untilPruned, whilePruning } from './release-files';
import type { Store } from './store';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const s3 = withS3();

describe.each([
  ['a directory', (dir: string) => path.join(dir, 'other')],
  ['S3-compatible storage', () => `s3://releases/files-${Math.random()}`],
])('releases in %s', (_name, placeIn) => {
  let builds: ReleasedStore;
  let store: Store;
  beforeEach(async () => {
    builds = new ReleasedStore();
    await builds.release('v1', 'v2');
    store = await openStore(placeIn(builds.dir));
    await store.putRelease('portfolio/v1', await builds.fetch('v1'));
  });
  afterEach(() => {
    s3.beforeWrite = () => undefined;
    builds.remove();
  });
  const names = async () => (await store.listSharedFiles()).map(({ name }) => name).toSorted();

  it('share unchanged files', async () => {
    const dir = await builds.fetch('v2');
    writeFileSync(path.join(dir, 'mf-manifest.json.br'), 'compressed');
    await store.putRelease('portfolio/v2', dir);
    expect(await names()).toEqual([
      'portfolio/assets/entry.v1.js',
      'portfolio/assets/entry.v2.js',
      'portfolio/assets/same.js',
    ]);
    const ids = (await store.listReleases()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['portfolio/v1', 'portfolio/v2']);
    await store.removeRelease('portfolio/v1');
    expect(await store.manifestOf('portfolio/v1')).toBeUndefined();
    expect(await store.missingFiles('portfolio/v2')).toEqual([]);
  });

  it('never store other bytes under an existing name', async () => {
    const dir = await builds.fetch('v2');
    writeFileSync(path.join(dir, 'assets/same.js'), 'other()');
    await expect(store.putRelease('portfolio/v2', dir)).rejects.toThrow(
      /portfolio\/assets\/same\.js in .* has other bytes than this build/,
    );
    expect(await store.manifestOf('portfolio/v2')).toBeUndefined();
  });

  it('list their missing files, and get them when the upload is repeated', async () => {
    await store.removeSharedFile('portfolio/assets/same.js');
    expect(await store.missingFiles('portfolio/v1')).toEqual(['portfolio/assets/same.js']);
    await store.completeRelease('portfolio/v1', await builds.fetch('v1'));
    expect(await store.missingFiles('portfolio/v1')).toEqual([]);
    expect(await store.missingFiles('portfolio/v3')).toEqual(['portfolio/mf-manifest.v3.json']);
  });

  it('wait for the end of a prune, and then add the files that it removed', async () => {
    await store.records.put('pruning.json', JSON.stringify({ began: Date.now() }));
    const released = builds.fetch('v2').then((dir) => store.putRelease('portfolio/v2', dir));
    const manifest = () => store.manifestOf('portfolio/v2');
    while (!(await manifest())) await new Promise((resolve) => setTimeout(resolve, 10));
    await store.removeSharedFile('portfolio/assets/same.js');
    await store.records.remove('pruning.json');
    await released;
    expect(await store.missingFiles('portfolio/v2')).toEqual([]);
  });
});

it('uploads only files that are new to the storage, and writes nothing twice', async () => {
  const builds = new ReleasedStore();
  await builds.release('v1', 'v2');
  const prefix = `uploads-${Math.random()}`;
  const store = await openStore(`s3://releases/${prefix}`);
  await store.putRelease('portfolio/v1', await builds.fetch('v1'));
  const written: string[] = [];
  s3.beforeWrite = (file) => void written.push(decodeURIComponent(file).split('?')[0] ?? '');
  await store.putRelease('portfolio/v2', await builds.fetch('v2'));
  s3.beforeWrite = () => undefined;
  expect(written.map((file) => file.slice(file.indexOf(`${prefix}/`) + prefix.length + 1))).toEqual(
    ['portfolio/assets/entry.v2.js', 'portfolio/mf-manifest.v2.json'],
  );
  builds.remove();
});

describe('a prune', () => {
  const dir = scratchFolder();
  const records = directoryRecords(path.join(dir, 'private'));

  it('makes a release wait, even if the prune fails', async () => {
    const order: string[] = [];
    let fail = () => {};
    const failing = whilePruning(
      records,
      () => new Promise((_, reject) => (fail = () => reject(new Error('cut off')))),
    ).catch(() => order.push('pruned'));
    while ((await records.read('pruning.json')) === undefined);
    const waiting = untilPruned(records).then(() => order.push('released'));
    fail();
    await Promise.all([failing, waiting]);
    expect(order).toEqual(['pruned', 'released']);
  });

  it('runs one at a time, and a dead prune counts for ten minutes', async () => {
    const mark = (minutes: number) =>
      records.put('pruning.json', JSON.stringify({ began: Date.now() - minutes * 60_000 }));
    await mark(9);
    await expect(whilePruning(records, async () => undefined)).rejects.toThrow(
      'Another prune runs',
    );
    await mark(11);
    await untilPruned(records);
    await whilePruning(records, async () => undefined);
    expect(await records.read('pruning.json')).toBeUndefined();
  });
});
