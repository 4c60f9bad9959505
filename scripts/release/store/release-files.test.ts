import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleasedStore } from '../testing/released-store';
import { withS3 } from '../testing/s3-test-server';
import { openStore } from './open-store';
import type { Store } from './store';

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
  });
  afterEach(() => builds.remove());

  it('never store other bytes under an existing name', async () => {
    await store.putRelease('portfolio/v1', await builds.fetch('v1'));
    const dir = await builds.fetch('v2');
    writeFileSync(path.join(dir, 'assets/same.js'), 'other()');
    await expect(store.putRelease('portfolio/v2', dir)).rejects.toThrow(
      /portfolio\/assets\/same\.js in .* has other bytes than this build/,
    );
    expect(await store.manifestOf('portfolio/v2')).toBeUndefined();
  });

  it('list their missing files, and get them when the upload is repeated', async () => {
    const cut = await builds.fetch('v1');
    rmSync(path.join(cut, 'assets/same.js'));
    await store.putRelease('portfolio/v1', cut);
    expect(await store.missingFiles('portfolio/v1')).toEqual(['portfolio/assets/same.js']);
    await store.putRelease('portfolio/v1', await builds.fetch('v1'));
    expect(await store.missingFiles('portfolio/v1')).toEqual([]);
    expect(await store.missingFiles('portfolio/v3')).toEqual(['portfolio/mf-manifest.v3.json']);
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
