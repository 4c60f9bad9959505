import { S3ServiceException } from '@aws-sdk/client-s3';
import { withS3 } from '../testing/s3-test-server';
import { changeRegistry } from '../registry/change-registry';
import { openStore } from './open-store';
import { s3Records, s3Store } from './s3-store';
import { s3Response } from './s3-bucket';
import { withCurrent } from '../registry/registry-changes';

const s3 = withS3();

const release = { entry: 'portfolio/1/mf-manifest.json', contract: '^1.0.0' };
const note = { action: 'release', now: '2026-03-01T00:00:00Z' } as const;
const change = async (place: string) =>
  changeRegistry(await openStore(place), note, (registry) =>
    withCurrent(registry, 'portfolio', '1', release, note.now),
  );

it('a registry is not changed in storage that ignores conditional writes, and the tool says why', async () => {
  s3.hasConditions = false;
  const place = 's3://releases/ignores';
  await expect(change(place)).rejects.toThrow(
    'ignores If-None-Match and If-Match: two changes at once would overwrite each other',
  );
  const store = await openStore(place);
  await expect(store.fetchRegistry()).resolves.toBeUndefined();
  await expect(store.records.list('log')).resolves.toEqual([]);
});

it('storage is asked once, however many changes are made', async () => {
  s3.hasConditions = true;
  const written: string[] = [];
  s3.beforeWrite = (path) => void written.push(path.split('?')[0] ?? '');
  const store = await openStore('s3://releases/honours');
  await store.assertWritable();
  await store.assertWritable();
  expect(written.map((path) => path.split('/').at(-1))).toEqual(
    Array.from({ length: 3 }, () => '.conditional-write-probe'),
  );
  await change('s3://releases/honours');
  await expect(store.fetchRegistry()).resolves.toBeDefined();
});

describe('storage that', () => {
  let environment: NodeJS.ProcessEnv;
  beforeEach(() => {
    environment = { ...process.env };
    // Ignore the AWS settings in the home directory.
    Object.assign(process.env, { AWS_CONFIG_FILE: '/nowhere' });
  });
  afterEach(() => {
    process.env = environment;
  });

  const read = () =>
    s3Store('s3://releases/x', s3Records('s3://releases/x-private')).fetchRegistry();

  it('has no region: names the variable to set', async () => {
    delete process.env['AWS_REGION'];
    await expect(read()).rejects.toThrow('s3://releases/x needs a region: set AWS_REGION');
  });

  it('cannot be reached: names the address and the variable to check', async () => {
    process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:1';
    await expect(read()).rejects.toThrow(
      /^s3:\/\/releases\/x cannot be reached \(.*ECONNREFUSED.* AWS_ENDPOINT_URL_S3/,
    );
  });

  it.each([
    ['NoSuchBucket', 404, 's3://releases/x names a bucket that does not exist'],
    ['AccessDenied', 403, 's3://releases/x rejected the request: AccessDenied'],
    ['PreconditionFailed', 412, 'as it was'],
  ])('responds %s: explains it or passes it on', async (name, httpStatusCode, refusal) => {
    const no = new S3ServiceException({
      name,
      $fault: 'client',
      $metadata: { httpStatusCode },
      message: 'as it was',
    });
    await expect(s3Response('s3://releases/x', Promise.reject(no))).rejects.toThrow(refusal);
  });
});
