import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import { CliError } from './cli-error.ts';
import { statusOf, type S3Bucket } from './s3-bucket.ts';

const probe = '.conditional-write-probe';

/**
 * Checks that storage honours conditional writes, by two that it must reject. Storage that ignores the condition accepts
 * every write and reports success, so that of two changes of the registry at once, one is lost without a word.
 * @throws CliError
 */
export async function assertConditionalWrites(bucket: S3Bucket): Promise<void> {
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
