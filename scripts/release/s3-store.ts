import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deltaHeaders } from '../serve/dictionaries.ts';
import { immutable, revalidate } from '../serve/headers.ts';
import { remotes } from '../workspace/apps.ts';
import { isDelta } from './add-deltas.ts';
import { assertConditionalWrites } from './conditional-writes.ts';
import { eachName } from './each-name.ts';
import { manifestName } from './manifest.ts';
import { CliError } from './cli-error.ts';
import type { Records } from './records.ts';
import { S3Bucket, statusOf, type StoredObject } from './s3-bucket.ts';
import { AlreadyReleased, RegistryMoved, type Store, type StoredRelease } from './store.ts';

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
    readManifest: async (folder) =>
      (await bucket.read(`${folder}/${manifestName}`))?.body.toString(),
    async putRelease(folder, dir) {
      if (await bucket.read(`${folder}/${manifestName}`)) throw new AlreadyReleased(folder);
      const upload = (file: string, condition = {}) =>
        bucket.put(`${folder}/${file}`, readFileSync(path.join(dir, file)), {
          ...(isDelta(file) ? ofDelta : { CacheControl: immutable }),
          ...condition,
        });
      const files = filesIn(dir).filter((file) => file !== manifestName);
      await eachName(files, (file) => upload(file));
      try {
        // Uploaded last: its presence makes the release complete. Of two simultaneous uploads, one wins.
        await upload(manifestName, { IfNoneMatch: '*' });
      } catch (error) {
        throw explain(error, address, () => new AlreadyReleased(folder));
      }
    },
    async fetchRelease(folder, dir) {
      const names = (await bucket.list(folder)).map(({ name }) => name);
      await eachName(names, async (name) => {
        const place = path.join(dir, path.posix.relative(folder, name));
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, (await bucket.read(name))?.body ?? '');
      });
    },
    async listReleases() {
      const found = await Promise.all(remotes.map(({ name }) => bucket.list(name)));
      return foldersOf(found.flat());
    },
    async removeRelease(folder) {
      const names = (await bucket.list(folder)).map(({ name }) => name);
      // First, so that nothing takes half of it for a release.
      await bucket.remove(`${folder}/${manifestName}`);
      await eachName(names, (name) => bucket.remove(name));
    },
  };
}

/** For the edge function that picks it (shared/docs/deploying.md), which changes the address alone. */
const ofDelta = {
  CacheControl: deltaHeaders['cache-control'],
  ContentEncoding: deltaHeaders['content-encoding'],
  ContentType: deltaHeaders['content-type'],
};

function foldersOf(objects: readonly StoredObject[]): StoredRelease[] {
  const found = new Map<string, StoredRelease>();
  for (const { name, modifiedAt } of objects) {
    const folder = name.split('/').slice(0, 2).join('/');
    const known = found.get(folder);
    found.set(folder, {
      folder,
      complete: known?.complete === true || name === `${folder}/${manifestName}`,
      modifiedAt: Math.max(known?.modifiedAt ?? 0, modifiedAt),
    });
  }
  return [...found.values()];
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

// Without the compressed copies, which are for servers that pick one: a CDN compresses by itself, but makes no deltas.
function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}
