import { immutable, revalidate } from './cache-control';
import { releaseFiles } from './release-files';
import { S3Bucket, statusOf } from './s3-bucket';
import { type Files, RegistryMoved, type Store } from './store';

/** The storage must honour conditional writes (shared/docs/releasing.md). @param privateAddress of the log and source maps. */
export function s3Store(address: string, privateAddress: string): Store {
  const bucket = new S3Bucket(address);
  return {
    place: address,
    records: s3Files(privateAddress),
    async fetchRegistry() {
      const found = await bucket.read('releases.json');
      return found && { text: found.body.toString(), tag: found.tag };
    },
    async writeRegistry(text, expected) {
      const condition = expected === undefined ? { IfNoneMatch: '*' } : { IfMatch: expected };
      const settings = { CacheControl: revalidate, ...condition };
      if (!(await putUnlessRefused(bucket, 'releases.json', text, settings)))
        throw new RegistryMoved(address);
    },
    ...releaseFiles(s3Files(address), false),
  };
}

function s3Files(address: string): Files {
  const bucket = new S3Bucket(address);
  return {
    place: address,
    read: async (name) => (await bucket.read(name))?.body,
    put: (name, body, once = false) =>
      putUnlessRefused(bucket, name, body, {
        CacheControl: immutable,
        ...(once && { IfNoneMatch: '*' }),
      }),
    list: (folder) => bucket.list(folder),
  };
}

/** @returns false when the condition is not met. Some vendors respond with 404 when the object of the condition is missing. */
async function putUnlessRefused(...[bucket, ...put]: [S3Bucket, ...Parameters<S3Bucket['put']>]) {
  try {
    await bucket.put(...put);
    return true;
  } catch (error) {
    if ([404, 409, 412].includes(statusOf(error) ?? 0)) return false;
    throw error;
  }
}
