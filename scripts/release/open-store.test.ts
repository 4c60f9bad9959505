import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localStoreDir, openStore } from './open-store.ts';

describe('openStore', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'places-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  it('opens a folder, a bucket, or by default what npm start serves', async () => {
    const folder = path.join(scratch, 'new');
    for (const [to, place] of [
      [folder, folder],
      ['s3://bucket/portal', 's3://bucket/portal'],
      [undefined, localStoreDir],
    ])
      expect(await openStore(to)).toMatchObject({ place });
  });

  it.each([
    'https://cdn.example/x',
    'S3://bucket/portal',
    'gs://bucket',
    's3:bucket',
    's3:/bucket',
    's3://',
    's3:///portal',
    '',
  ])('is not %j', async (to) => {
    await expect(openStore(to)).rejects.toThrow('is not a store');
  });

  it('rejects a file', async () => {
    const file = path.join(scratch, 'file');
    writeFileSync(file, '');
    await expect(openStore(file)).rejects.toThrow('is a file. Use a folder');
  });
});
