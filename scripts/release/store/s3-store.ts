import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import { immutable, revalidate } from './cache-control';
import { CliError } from '../command-line/cli-error';
import { releaseFiles } from './release-files';
import { S3Bucket, statusOf } from './s3-bucket';
import { type Records, RegistryMoved, type Store } from './store';

export function s3Store(address: string, records: Records): Store {
  const bucket = new S3Bucket(address);
  let probed: Promise<void> | undefined;

  return {
    place: address,
    records,
    async fetchRegistry() {
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
      keepsCopies: false,
      read: async (name) => (await bucket.read(name))?.body,
      async add(name, body) {
        try {
          await bucket.put(name, body, { CacheControl: immutable, IfNoneMatch: '*' });
          return true;
        } catch (error) {
          const refused = new CliError(`${name} is there already.`);
          const meant = explain(error, address, () => refused);
          if (meant === refused) return false;
          throw meant;
        }
      },
      list: (folder) => bucket.list(folder),
    }),
  };
}

/** Explains a failed conditional write. Some vendors respond with 404 when the object of the condition is missing. */
function explain(error: unknown, address: string, refused: () => CliError): unknown {
  const status = statusOf(error) ?? 0;
  if ([404, 409, 412].includes(status)) return refused();
  if (status !== 501) return error;
  return new CliError(
    `${address} does not support conditional writes (If-Match): of two simultaneous releases, one would be lost.`,
  );
}

export function s3Records(address: string): Records {
  const bucket = new S3Bucket(address);
  return {
    place: address,
    read: async (name) => (await bucket.read(name))?.body.toString(),
    put: (name, body) => bucket.put(name, body),
    list: (folder) => bucket.list(folder),
  };
}

const probe = '.conditional-write-probe';

/**
 * Checks that the storage honours conditional writes, with two writes that it must reject. Storage that ignores conditions
 * reports success for every write, so one of two simultaneous registry changes would be lost silently.
 * @throws CliError
 */
async function assertConditionalWrites(bucket: S3Bucket): Promise<void> {
  await bucket.put(probe, 'Written by the release tool to test this storage. Safe to delete.\n');
  const rejects = async (condition: Partial<PutObjectCommandInput>) => {
    try {
      await bucket.put(probe, 'This write should have been rejected.\n', condition);
      return false;
    } catch (error) {
      if ([409, 412, 501].includes(statusOf(error) ?? 0)) return true;
      throw error;
    }
  };
  const created = await rejects({ IfNoneMatch: '*' });
  const replaced = await rejects({ IfMatch: '"00000000000000000000000000000000"' });
  if (created && replaced) return;
  const ignored = [created ? [] : ['If-None-Match'], replaced ? [] : ['If-Match']].flat();
  throw new CliError(
    `${bucket.address} ignores ${ignored.join(' and ')}: two changes at once would overwrite each other, and both would be reported as done. Nothing was changed. Use storage with conditional writes, such as AWS S3 or MinIO.`,
  );
}
