import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { immutable, revalidate } from '../serve/headers.ts';
import { Refusal } from './refusal.ts';
import { RegistryMoved, type Store } from './store.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Uploaded last: where it is, the release is whole. */
const last = 'mf-manifest.json';
const uploadsAtATime = 6;

/**
 * Releases in S3-compatible storage, behind a CDN that compresses. Region, credentials and endpoint come from the
 * environment, as the AWS SDK reads it: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export function s3Store(address: string): Store {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const key = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const client = new S3Client({
    // Other vendors' buckets are paths of one host, and few of them know the SDK's newest checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const registry = { Bucket: bucket, Key: key('releases.json') };

  async function hasObject(name: string): Promise<boolean> {
    const head = new HeadObjectCommand({ Bucket: bucket, Key: key(name) });
    return (await unlessMissing(client.send(head))) !== undefined;
  }

  return {
    place: address,
    async readRegistry() {
      const found = await unlessMissing(client.send(new GetObjectCommand(registry)));
      const text = await found?.Body?.transformToString();
      return text === undefined ? undefined : { text, tag: found?.ETag ?? '' };
    },
    async writeRegistry(text, expected) {
      const put = new PutObjectCommand({
        ...registry,
        Body: text,
        ContentType: 'application/json',
        CacheControl: revalidate,
        ...(expected === undefined ? { IfNoneMatch: '*' } : { IfMatch: expected }),
      });
      await client.send(put).catch((error: unknown) => {
        if (statusOf(error) === 412 || statusOf(error) === 409)
          throw new RegistryMoved(`${address} was changed by somebody else.`);
        throw error;
      });
    },
    hasRelease: (folder) => hasObject(`${folder}/${last}`),
    async putRelease(folder, dir) {
      if (await hasObject(`${folder}/${last}`))
        throw new Refusal(`${folder} is released already, and a release never changes.`);
      const upload = async (file: string) => {
        const put = new PutObjectCommand({
          Bucket: bucket,
          Key: key(`${folder}/${file}`),
          Body: readFileSync(path.join(dir, file)),
          ContentType: types[path.extname(file)] ?? 'application/octet-stream',
          CacheControl: immutable,
        });
        await client.send(put);
      };
      const files = filesIn(dir).filter((file) => file !== last);
      while (files.length > 0) await Promise.all(files.splice(0, uploadsAtATime).map(upload));
      await upload(last);
    },
  };
}

// The compressed copies are for servers that pick one; a CDN compresses for itself.
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
