import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Reads and writes the objects below an s3:// address, by names relative to it. The AWS SDK reads region, credentials and
 * endpoint from the environment: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export class S3Bucket {
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly client = new S3Client({
    // Other vendors address buckets by path, and few of them support the SDK's newest checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  constructor(readonly address: string) {
    const { hostname, pathname } = new URL(address);
    const folder = pathname.replace(/^\/|\/$/g, '');
    this.bucket = hostname;
    this.prefix = folder && `${folder}/`;
  }

  async read(name: string): Promise<{ body: Buffer; tag: string } | undefined> {
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: this.prefix + name });
    const found = await unlessMissing(s3Response(this.address, this.client.send(get)));
    const bytes = await found?.Body?.transformToByteArray();
    return bytes && { body: Buffer.from(bytes), tag: found?.ETag ?? '' };
  }

  async put(
    name: string,
    body: string | Buffer,
    settings: Partial<PutObjectCommandInput> = {},
  ): Promise<void> {
    const put = new PutObjectCommand({
      Bucket: this.bucket,
      Key: this.prefix + name,
      Body: body,
      // A bucket with object lock refuses a body without a checksum, and few vendors support the SDK's newest ones.
      ContentMD5: createHash('md5').update(body).digest('base64'),
      ContentType: types[path.extname(name)] ?? 'application/octet-stream',
      ...settings,
    });
    await s3Response(this.address, this.client.send(put));
  }

  async list(folder: string): Promise<string[]> {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const list = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: `${this.prefix}${folder}/`,
        ContinuationToken: next,
      });
      const page = await s3Response(this.address, this.client.send(list));
      for (const { Key: key = '' } of page.Contents ?? [])
        found.push(key.slice(this.prefix.length));
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return found;
  }
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/**
 * Waits for a response of S3-compatible storage.
 * @throws CliError that names the variables to check; S3ServiceException for a response that callers understand.
 */
async function s3Response<T>(address: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isProgramming = error instanceof TypeError || error instanceof RangeError;
    if (!(error instanceof Error) || isProgramming) throw error;
    const { name, message } = error;
    const isUnderstood = [404, 409, 412].includes(statusOf(error) ?? 0);
    if (isUnderstood && name !== 'NoSuchBucket') throw error;
    const code = 'code' in error ? ` ${String(error.code)}` : '';
    throw new CliError(
      `${address} cannot be used: ${name}${code}, ${message} Check AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_ENDPOINT_URL_S3.`,
      { cause: error },
    );
  }
}
