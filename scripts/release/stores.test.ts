import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { directoryStore } from './directory-store.ts';
import { withCurrent } from './registry-changes.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './store.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'stores-'));
const build = path.join(scratch, 'build');
mkdirSync(path.join(build, 'assets'), { recursive: true });
writeFileSync(path.join(build, 'mf-manifest.json'), '{"id":"portfolio"}');
writeFileSync(path.join(build, 'assets/entry.js'), 'run()');
writeFileSync(path.join(build, 'assets/entry.js.br'), 'compressed');

// An S3-compatible server of its own; it does not know conditional writes, which AWS and MinIO do.
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(scratch, 's3'),
  configureBuckets: [{ name: 'releases', configs: [] }],
});
let endpoint = '';

beforeAll(async () => {
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  await s3.close();
  rmSync(scratch, { recursive: true });
});

const stores: [string, () => Store][] = [
  ['a directory', () => directoryStore(mkdtempSync(path.join(scratch, 'dir-')))],
  ['S3-compatible storage', () => s3Store(`s3://releases/portal-${Math.random()}`)],
];

const release = { entry: 'portfolio/1/mf-manifest.json', contract: '^1.0.0' };

describe.each(stores)('%s', (_name, make) => {
  it('is empty at first', async () => {
    const store = make();
    await expect(readRegistry(store)).resolves.toEqual({});
    await expect(store.hasRelease('portfolio/1')).resolves.toBe(false);
  });

  it('keeps a release, once', async () => {
    const store = make();
    await store.putRelease('portfolio/1', build);
    await expect(store.hasRelease('portfolio/1')).resolves.toBe(true);
    await expect(store.putRelease('portfolio/1', build)).rejects.toThrow('released already');
  });

  it('keeps the registry through changes', async () => {
    const store = make();
    const change = (version: string) =>
      changeRegistry(store, (registry) =>
        withCurrent(registry, 'portfolio', version, release, '2026-03-01T00:00:00Z'),
      );
    await change('1');
    await change('2');
    const registry = await readRegistry(store);
    expect(registry.portfolio).toMatchObject({ current: '2', previous: '1' });
  });

  it('says so when the registry is no registry', async () => {
    const store = make();
    await store.writeRegistry('<!doctype html>', undefined);
    await expect(readRegistry(store)).rejects.toThrow('not JSON');
  });
});

describe('a directory', () => {
  it('loses nothing when several release at once', async () => {
    const store = directoryStore(mkdtempSync(path.join(scratch, 'dir-')));
    const names = ['onboarding', 'opportunities', 'portfolio'] as const;
    await Promise.all(
      names.map((name) =>
        changeRegistry(store, (registry) => withCurrent(registry, name, '1', release, 'now')),
      ),
    );
    expect(Object.keys(await readRegistry(store)).toSorted()).toEqual([...names]);
  });

  it('leaves nothing half written behind', async () => {
    const dir = mkdtempSync(path.join(scratch, 'dir-'));
    const store = directoryStore(dir);
    await store.putRelease('portfolio/1', build);
    await store.putRelease('portfolio/1', build).catch(() => undefined);
    await changeRegistry(store, (registry) =>
      withCurrent(registry, 'portfolio', '1', release, 'now'),
    );
    expect(readdirSync(dir).toSorted()).toEqual(['portfolio', 'releases.json']);
    expect(readdirSync(path.join(dir, 'portfolio'))).toEqual(['1']);
  });
});

describe('S3-compatible storage', () => {
  it('serves releases for ever, the registry never without asking, and no compressed copies', async () => {
    const prefix = `headers-${Math.random()}`;
    const store = s3Store(`s3://releases/${prefix}/`);
    await store.putRelease('portfolio/1', build);
    await store.writeRegistry('{}', undefined);
    const dir = path.join(scratch, 's3/releases', prefix);
    expect(readdirSync(path.join(dir, 'portfolio/1/assets')).join()).not.toContain('.br');
    const metadata = (file: string) =>
      readFileSync(path.join(dir, `${file}._S3rver_metadata.json`), 'utf8');
    expect(metadata('portfolio/1/assets/entry.js')).toContain('immutable');
    expect(metadata('portfolio/1/assets/entry.js')).toContain('text/javascript');
    expect(metadata('releases.json')).toContain('no-cache');
  });
});
