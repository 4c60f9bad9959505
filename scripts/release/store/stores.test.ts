import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { withCurrent } from '../registry/registry-changes';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { withReleases } from '../testing/released-store';
import { withS3 } from '../testing/s3-test-server';
import { directoryStore } from './directory-store';
import { localStoreDir, openStore } from './open-store';
import { RegistryMoved, type Store } from './store';

const scratch = scratchFolder();
const build = path.join(scratch, 'build');
mkdirSync(path.join(build, 'assets'), { recursive: true });
const stored = '{"id":"portfolio"}';
writeFileSync(path.join(build, 'mf-manifest.json'), stored);
writeFileSync(path.join(build, 'mf-manifest.json.br'), 'compressed');
writeFileSync(path.join(build, 'assets/entry.js'), 'run()');
writeFileSync(path.join(build, 'assets/entry.js.br'), 'compressed');

const s3 = withS3();
afterEach(() => {
  s3.beforeWrite = () => undefined;
});

const s3Store = () => openStore(`s3://releases/portal-${Math.random()}`);
const note = { action: 'release', now: '2026-03-01T00:00:00Z' };

const stores: [string, () => Promise<Store>][] = [
  ['a directory', async () => directoryStore(mkdtempSync(path.join(scratch, 'dir-')))],
  ['S3-compatible storage', s3Store],
];

const release = { entry: 'portfolio/mf-manifest.1.json', contract: '^1.0.0' };

describe.each(stores)('%s', (_name, make) => {
  it('rejects a write over a registry that was changed or created since it was read', async () => {
    const store = await make();
    await store.writeRegistry('{"host":1}', undefined);
    await expect(store.writeRegistry('{}', undefined)).rejects.toThrow(RegistryMoved);
    const read = await store.fetchRegistry();
    await store.writeRegistry('{"host":2}', read?.tag);
    await expect(store.writeRegistry('{}', read?.tag)).rejects.toThrow('changed in the meantime');
    await expect(store.fetchRegistry()).resolves.toMatchObject({ text: '{"host":2}' });
  });

  it('gives up with a message when the registry keeps changing', async () => {
    const store = await make();
    let count = 0;
    const busy: Store = {
      ...store,
      async writeRegistry(text, expected) {
        const version = `${(count += 1)}`;
        const byOthers = JSON.stringify(withCurrent({}, 'onboarding', version, release, 'now'));
        await store.writeRegistry(byOthers, (await store.fetchRegistry())?.tag);
        return store.writeRegistry(text, expected);
      },
    };
    const change = changeRegistry(busy, note, (registry) =>
      withCurrent(registry, 'portfolio', '1', release, 'now'),
    );
    await expect(change).rejects.toThrow('Run the same command again');
    expect(Object.keys(await currentRegistry(store))).toEqual(['onboarding']);
  });
});

describe.each(stores)('releases in %s', (_name, make) => {
  const builds = withReleases('v1', 'v2');
  let store: Store;
  beforeEach(async () => {
    store = await make();
  });

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

it('a directory leaves no partial files behind, and has a manifest after everything else', async () => {
  const dir = mkdtempSync(path.join(scratch, 'dir-'));
  const store = directoryStore(dir);
  const move = jest.spyOn(jest.requireActual<{ renameSync(): void }>('node:fs'), 'renameSync');
  await store.putRelease('portfolio/1', build);
  expect(move.mock.calls.at(-1)).toContain(path.join(dir, 'portfolio/mf-manifest.1.json'));
  await store.putRelease('portfolio/1', build);
  await changeRegistry(store, note, (registry) =>
    withCurrent(registry, 'portfolio', '1', release, 'now'),
  );
  expect(readdirSync(dir).toSorted()).toEqual(['.private', 'portfolio', 'releases.json']);
  const files = readdirSync(path.join(dir, 'portfolio')).toSorted();
  expect(files).toEqual(['assets', 'mf-manifest.1.json', 'mf-manifest.1.json.br']);
});

describe('S3-compatible storage', () => {
  const builds = withReleases('v1', 'v2');

  it('uploads only files that are new to the storage, and writes nothing twice', async () => {
    const prefix = `uploads-${Math.random()}`;
    const store = await openStore(`s3://releases/${prefix}`);
    await store.putRelease('portfolio/v1', await builds.fetch('v1'));
    const written: string[] = [];
    s3.beforeWrite = (file) => void written.push(decodeURIComponent(file).split('?')[0] ?? '');
    await store.putRelease('portfolio/v2', await builds.fetch('v2'));
    const names = written.map((file) => file.split(`${prefix}/`)[1]);
    expect(names).toEqual(['portfolio/assets/entry.v2.js', 'portfolio/mf-manifest.v2.json']);
    builds.remove();
  });

  it('caches releases for ever, revalidates the registry, and stores no compressed copies', async () => {
    const prefix = `headers-${Math.random()}`;
    const store = await openStore(`s3://releases/${prefix}/`);
    await store.putRelease('portfolio/1', build);
    await store.writeRegistry('{}', undefined);
    const headersOf = (file: string) => s3.objects.get(`releases/${prefix}/${file}`)?.headers;
    expect([...s3.objects.keys()].join()).not.toContain('.br');
    expect(headersOf('portfolio/assets/entry.js')).toMatchObject({
      'cache-control': expect.stringContaining('immutable') as string,
      'content-type': expect.stringContaining('text/javascript') as string,
    });
    expect(headersOf('releases.json')).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('completes an interrupted upload when it is repeated', async () => {
    const store = await s3Store();
    s3.beforeWrite = (file) => {
      if (file.includes('mf-manifest.1.json')) throw new Error('cut off');
    };
    await expect(store.putRelease('portfolio/1', build)).rejects.toThrow('socket hang up');
    await expect(store.manifestOf('portfolio/1')).resolves.toBeUndefined();
    s3.beforeWrite = () => undefined;
    await store.putRelease('portfolio/1', build);
    await expect(store.manifestOf('portfolio/1')).resolves.toEqual(stored);
  });
});

it.each([
  ['s3://bucket/portal', 's3://bucket/portal', 's3://bucket/portal-private'],
  ['s3://bucket/portal/', 's3://bucket/portal/', 's3://bucket/portal-private'],
  ['s3://bucket/portal/test', 's3://bucket/portal/test', 's3://bucket/portal-private/test'],
  [scratch, scratch, path.join(scratch, '.private')],
  [undefined, localStoreDir, path.join(localStoreDir, '.private')],
])('--to %s opens %s, and keeps private files in %s', async (to, place, ofRecords) => {
  expect(await openStore(to)).toMatchObject({ place, records: { place: ofRecords } });
});
