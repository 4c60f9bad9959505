import {
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { immutable, revalidate } from '../serve/headers.ts';
import { manifestName } from './manifest.ts';
import { CliError } from './cli-error.ts';
import { s3Response } from './s3-response.ts';
import { AlreadyReleased, RegistryMoved, type Store } from './store.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const uploadsAtATime = 6;

/**
 * Releases in S3-compatible storage, behind a CDN that compresses. The AWS SDK reads region, credentials and endpoint
 * from the environment: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export function s3Store(address: string): Store {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const key = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const client = new S3Client({
    // Other vendors address buckets by path, and few of them support the SDK's newest checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function read(name: string): Promise<{ text: string; tag: string } | undefined> {
    const get = new GetObjectCommand({ Bucket: bucket, Key: key(name) });
    const found = await unlessMissing(s3Response(address, client.send(get)));
    const text = await found?.Body?.transformToString();
    return text === undefined ? undefined : { text, tag: found?.ETag ?? '' };
  }

  async function put(
    name: string,
    body: string | Buffer,
    settings: Partial<PutObjectCommandInput>,
  ) {
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const object = { Bucket: bucket, Key: key(name), Body: body, ContentType: type, ...settings };
    await s3Response(address, client.send(new PutObjectCommand(object)));
  }

  return {
    place: address,
    readRegistry: () => read('releases.json'),
    async writeRegistry(text, expected) {
      const condition = expected === undefined ? { IfNoneMatch: '*' } : { IfMatch: expected };
      try {
        await put('releases.json', text, { CacheControl: revalidate, ...condition });
      } catch (error) {
        const moved = `The registry in ${address} was changed in the meantime.`;
        throw explain(error, address, () => new RegistryMoved(moved));
      }
    },
    readManifest: async (folder) => (await read(`${folder}/${manifestName}`))?.text,
    async putRelease(folder, dir) {
      if (await read(`${folder}/${manifestName}`)) throw new AlreadyReleased(folder);
      const upload = (file: string, condition = {}) =>
        put(`${folder}/${file}`, readFileSync(path.join(dir, file)), {
          CacheControl: immutable,
          ...condition,
        });
      const files = filesIn(dir).filter((file) => file !== manifestName);
      while (files.length > 0)
        await Promise.all(files.splice(0, uploadsAtATime).map((file) => upload(file)));
      try {
        // Uploaded last: its presence makes the release complete. Of two simultaneous uploads, one wins.
        await upload(manifestName, { IfNoneMatch: '*' });
      } catch (error) {
        throw explain(error, address, () => new AlreadyReleased(folder));
      }
    },
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

// Without the compressed copies, which are for servers that pick one: a CDN compresses by itself.
function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
