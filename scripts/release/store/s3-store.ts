import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { getMimeType } from 'hono/utils/mime';
import { CliError } from '../command-line/cli-error';
import { immutable, revalidate } from './cache-control';
import { releaseFiles } from './release-files';
import { type Files, RegistryMoved, type Store } from './store';

/** The storage must honour conditional writes (shared/docs/releasing.md). @param privateAddress of the log and source maps. */
export function s3Store(address: string, privateAddress: string): Store {
  const bucket = s3Bucket(address);
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
      if (!(await bucket.put('releases.json', text, settings))) throw new RegistryMoved(address);
    },
    ...releaseFiles(s3Files(address), false),
  };
}

function s3Files(address: string): Files {
  const bucket = s3Bucket(address);
  return {
    place: address,
    read: async (name) => (await bucket.read(name))?.body,
    put: (name, body, once = false) =>
      bucket.put(name, body, { CacheControl: immutable, ...(once && { IfNoneMatch: '*' }) }),
    list: bucket.list,
  };
}

/**
 * Reads and writes the objects below an s3:// address, by names relative to it. The AWS SDK reads region, credentials and
 * endpoint from the environment: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
function s3Bucket(address: string) {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = `${pathname.replace(/^\/|\/$/g, '')}/`;
  const client = new S3Client({
    // Other vendors address buckets by path, and few of them support the SDK's newest checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async read(name: string): Promise<{ body: Buffer; tag: string } | undefined> {
      const get = new GetObjectCommand({ Bucket, Key: prefix + name });
      const found = await s3Response(address, client.send(get), [404]);
      const bytes = await found?.Body?.transformToByteArray();
      return bytes && { body: Buffer.from(bytes), tag: found?.ETag ?? '' };
    },
    /** @returns false when the condition is not met. Some vendors respond with 404 when its object is missing. */
    async put(
      name: string,
      body: string | Buffer,
      settings: Partial<PutObjectCommandInput>,
    ): Promise<boolean> {
      const put = new PutObjectCommand({
        Bucket,
        Key: prefix + name,
        Body: body,
        // A bucket with object lock refuses a body without a checksum, and few vendors support the SDK's newest ones.
        ContentMD5: createHash('md5').update(body).digest('base64'),
        ContentType: getMimeType(name) ?? 'application/octet-stream',
        ...settings,
      });
      return (await s3Response(address, client.send(put), [404, 409, 412])) !== undefined;
    },
    async list(folder: string): Promise<string[]> {
      const found: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const list = { Bucket, Prefix: `${prefix}${folder}/`, ContinuationToken };
        const page = await s3Response(address, client.send(new ListObjectsV2Command(list)));
        for (const { Key: key = '' } of page?.Contents ?? []) found.push(key.slice(prefix.length));
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found;
    },
  };
}

/**
 * Waits for a response of S3-compatible storage.
 * @param expected the statuses for which it returns undefined.
 * @throws CliError that names the variables to check.
 */
async function s3Response<T>(
  address: string,
  asked: Promise<T>,
  expected: readonly number[] = [],
): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const isProgramming = error instanceof TypeError || error instanceof RangeError;
    if (!(error instanceof Error) || isProgramming) throw error;
    const { name, message } = error;
    const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
    if (status && expected.includes(status) && name !== 'NoSuchBucket') return undefined;
    const code = 'code' in error ? ` ${String(error.code)}` : '';
    throw new CliError(
      `${address} cannot be used: ${name}${code}, ${message} Check AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_ENDPOINT_URL_S3.`,
      { cause: error },
    );
  }
}
