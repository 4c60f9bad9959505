import type { Records } from './records.ts';
import { S3Bucket } from './s3-bucket.ts';

/** Private files in S3-compatible storage, below an address that nothing serves. */
export function s3Records(address: string): Records {
  const bucket = new S3Bucket(address);
  return {
    place: address,
    read: async (name) => (await bucket.read(name))?.body.toString(),
    put: (name, body) => bucket.put(name, body),
    list: async (folder) => (await bucket.list(folder)).map(({ name }) => name).toSorted(),
    remove: (name) => bucket.remove(name),
  };
}
