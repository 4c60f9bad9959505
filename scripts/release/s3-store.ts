import { deltaHeaders } from '../serve/dictionaries.ts';
import { immutable, revalidate } from '../serve/headers.ts';
import { assertConditionalWrites } from './conditional-writes.ts';
import { CliError } from './cli-error.ts';
import { isDelta } from './release-paths.ts';
import type { Records } from './records.ts';
import { S3Bucket, statusOf } from './s3-bucket.ts';
import { RegistryMoved, type Store } from './store.ts';
import { releaseFiles } from './release-files.ts';

/** Releases in S3-compatible storage, behind a CDN that compresses. */
export function s3Store(address: string, records: Records): Store {
  const bucket = new S3Bucket(address);
  let probed: Promise<void> | undefined;

  return {
    place: address,
    records,
    async readRegistry() {
      const found = await bucket.read('releases.json');
      return found && { text: found.body.toString(), tag: found.tag };
    },
    assertWritable: () => (probed ??= assertConditionalWrites(bucket)),
    async writeRegistry(text, expected) {
      const condition = expected === undefined ? { IfNoneMatch: '*' } : { IfMatch: expected };
      try {
        await bucket.put('releases.json', text, { CacheControl: revalidate, ...condition });
      } catch (error) {
        const moved = `The registry in ${address} was changed in the meantime.`;
        throw explain(error, address, () => new RegistryMoved(moved));
      }
    },
    ...releaseFiles({
      place: address,
      records,
      keepsCopies: false,
      read: async (name) => (await bucket.read(name))?.body,
      async add(name, body) {
        try {
          await bucket.put(name, body, { ...headersOf(name), IfNoneMatch: '*' });
          return true;
        } catch (error) {
          const refused = new CliError(`${name} is there already.`);
          const meant = explain(error, address, () => refused);
          if (meant === refused) return false;
          throw meant;
        }
      },
      list: (folder) => bucket.list(folder),
      remove: (name) => bucket.remove(name),
    }),
  };
}

function headersOf(name: string) {
  if (!isDelta(name)) return { CacheControl: immutable };
  // For the edge function that picks it (shared/docs/deploying.md), which changes the address alone.
  return {
    CacheControl: deltaHeaders['cache-control'],
    ContentEncoding: deltaHeaders['content-encoding'],
    ContentType: deltaHeaders['content-type'],
  };
}

/** What a failed condition means. Some vendors respond 404 when the object that must match is gone. */
function explain(error: unknown, address: string, refused: () => CliError): unknown {
  const status = statusOf(error) ?? 0;
  if ([404, 409, 412].includes(status)) return refused();
  if (status !== 501) return error;
  return new CliError(
    `${address} does not support conditional writes (If-Match): of two simultaneous releases, one would be lost.`,
  );
}
