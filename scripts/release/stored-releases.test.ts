import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from './open-store.ts';
import { releases } from './releases-command.ts';
import { rollback } from './rollback-command.ts';
import { ReleasedStore } from './released-store.ts';
import { S3TestServer } from './s3-test-server.ts';
import type { Store } from './store.ts';

const s3 = new S3TestServer();
beforeAll(() => s3.start());
afterAll(() => s3.stop());

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
    s3.front.beforeWrite = () => undefined;
    builds.remove();
  });
  const names = async () => (await store.listSharedFiles()).map(({ name }) => name).toSorted();

  it('have in common what did not change', async () => {
    await store.putRelease('portfolio/v2', await builds.fetch('v2'));
    expect(await names()).toEqual([
      'portfolio/assets/entry.v1.js',
      'portfolio/assets/entry.v2.js',
      'portfolio/assets/same.js',
    ]);
    const folders = (await store.listReleases()).map(({ folder, complete }) => [folder, complete]);
    expect(folders.toSorted()).toEqual([
      ['portfolio/v1', true],
      ['portfolio/v2', true],
    ]);
    await store.removeRelease('portfolio/v1');
    expect(await store.readManifest('portfolio/v1')).toBeUndefined();
    expect(await store.missingFiles('portfolio/v2')).toEqual([]);
  });

  it('never have one name for other bytes', async () => {
    const dir = await builds.fetch('v2');
    writeFileSync(path.join(dir, 'assets/same.js'), 'other()');
    await expect(store.putRelease('portfolio/v2', dir)).rejects.toThrow(
      /portfolio\/assets\/same\.js in .* has other bytes than this build/,
    );
    expect(await store.readManifest('portfolio/v2')).toBeUndefined();
  });

  it('say what they lack, and get it when the upload is repeated', async () => {
    await store.removeSharedFile('portfolio/assets/same.js');
    expect(await store.missingFiles('portfolio/v1')).toEqual(['portfolio/assets/same.js']);
    await store.completeRelease('portfolio/v1', await builds.fetch('v1'));
    expect(await store.missingFiles('portfolio/v1')).toEqual([]);
    expect(await store.missingFiles('portfolio/v3')).toEqual(['portfolio/mf-manifest.v3.json']);
  });

  it('wait for the end of a prune, and then add what it took', async () => {
    await store.records.put('pruning.json', JSON.stringify({ began: Date.now() }));
    const released = builds.fetch('v2').then((dir) => store.putRelease('portfolio/v2', dir));
    const manifest = () => store.readManifest('portfolio/v2');
    while (!(await manifest())) await new Promise((resolve) => setTimeout(resolve, 10));
    await store.removeSharedFile('portfolio/assets/same.js');
    await store.records.remove('pruning.json');
    await released;
    expect(await store.missingFiles('portfolio/v2')).toEqual([]);
  });
});

it('uploads to storage only what no release has brought, and writes nothing twice', async () => {
  const builds = new ReleasedStore();
  await builds.release('v1', 'v2');
  const prefix = `uploads-${Math.random()}`;
  const store = await openStore(`s3://releases/${prefix}`);
  await store.putRelease('portfolio/v1', await builds.fetch('v1'));
  const written: string[] = [];
  s3.front.beforeWrite = (file) => void written.push(decodeURIComponent(file).split('?')[0] ?? '');
  await store.putRelease('portfolio/v2', await builds.fetch('v2'));
  s3.front.beforeWrite = () => undefined;
  expect(written.map((file) => file.slice(file.indexOf(`${prefix}/`) + prefix.length + 1))).toEqual(
    ['portfolio/assets/entry.v2.js', 'portfolio/mf-manifest.v2.json'],
  );
  builds.remove();
});

describe('a store of a tool before decision 97, with a folder for each release', () => {
  let store: ReleasedStore;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    store = new ReleasedStore();
    await store.release('v1', 'v2');
    await store.moveToFolder('v1');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    store.remove();
  });
  const of = (dir: string, version: string) => path.join(dir, 'portfolio', version);

  it('is rolled back to, and goes on with releases that have files in common', async () => {
    await rollback(['portfolio'], { to: store.to });
    const { portfolio } = await store.registry();
    expect(portfolio?.current).toBe('v1');
    expect(portfolio?.versions['v1']?.entry).toBe('portfolio/v1/mf-manifest.json');
    await store.release('v3');
    expect((await store.registry()).portfolio).toMatchObject({ current: 'v3', previous: 'v1' });
    rmSync(path.join(of(store.to, 'v1'), 'assets/entry.v1.js'));
    await expect(rollback(['portfolio'], { to: store.to, version: 'v1' })).rejects.toThrow(
      'portfolio v1 is no longer in',
    );
  });

  it('is promoted from, to where releases have files in common', async () => {
    const production = new ReleasedStore();
    await releases(['promote', 'portfolio'], {
      from: store.to,
      to: production.to,
      version: 'v1',
    });
    const { portfolio } = await production.registry();
    expect(portfolio?.versions['v1']?.entry).toBe('portfolio/mf-manifest.v1.json');
    expect(readFileSync(production.entry('v1'), 'utf8')).toBe('run(v1)');
    production.remove();
  });

  it('is pruned by folder', async () => {
    const opened = await openStore(store.to);
    await opened.removeRelease('portfolio/v1');
    expect(existsSync(of(store.to, 'v1'))).toBe(false);
    expect(await opened.missingFiles('portfolio/v2')).toEqual([]);
  });
});
