import path from 'node:path';
import { localStoreDir, openStore } from './open-store';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

describe('openStore', () => {
  const scratch = scratchFolder();

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
    ['s3://bucket/portal', 's3://bucket/portal-private'],
    ['s3://bucket/portal/', 's3://bucket/portal-private'],
    ['s3://bucket/portal/test', 's3://bucket/portal-private/test'],
    [scratch, path.join(scratch, '.private')],
  ])('keeps the private files of %s in %s, which is not served', async (to, place) => {
    expect((await openStore(to)).records.place).toBe(place);
  });
});
