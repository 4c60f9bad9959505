import { changeRegistry } from '../registry/change-registry.ts';
import { withCurrent } from '../registry/registry-changes.ts';
import { S3TestServer } from '../testing/s3-test-server.ts';
import { openStore } from './open-store.ts';

const s3 = new S3TestServer();
beforeAll(() => s3.start());
afterAll(() => s3.stop());

const release = { entry: 'portfolio/1/mf-manifest.json', contract: '^1.0.0' };
const note = { action: 'release', now: '2026-03-01T00:00:00Z' } as const;
const change = async (place: string) =>
  changeRegistry(await openStore(place), note, (registry) =>
    withCurrent(registry, 'portfolio', '1', release, note.now),
  );

it('a registry is not changed in storage that ignores conditional writes, and the tool says why', async () => {
  s3.withoutConditions();
  const place = 's3://releases/ignores';
  await expect(change(place)).rejects.toThrow(
    'ignores If-None-Match and If-Match: two changes at once would overwrite each other',
  );
  const store = await openStore(place);
  await expect(store.fetchRegistry()).resolves.toBeUndefined();
  await expect(store.records.list('log')).resolves.toEqual([]);
});

it('storage is asked once, however many changes are made', async () => {
  s3.withConditions();
  const written: string[] = [];
  s3.front.beforeWrite = (path) => void written.push(path.split('?')[0] ?? '');
  const store = await openStore('s3://releases/honours');
  await store.assertWritable();
  await store.assertWritable();
  expect(written.map((path) => path.split('/').at(-1))).toEqual(
    Array.from({ length: 3 }, () => '.conditional-write-probe'),
  );
  await change('s3://releases/honours');
  await expect(store.fetchRegistry()).resolves.toBeDefined();
});
