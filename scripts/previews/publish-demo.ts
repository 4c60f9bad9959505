import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { revalidate } from '../release/store/cache-control';
import { S3Bucket } from '../release/store/s3-bucket';

/** Copies the files of a demo (`pnpm demo`) to a folder, or below an s3:// address. */
export async function publishDemo(from: string, to: string): Promise<void> {
  if (!to.startsWith('s3://')) return cpSync(from, to, { recursive: true });
  const bucket = new S3Bucket(to);
  const found = readdirSync(from, { recursive: true, withFileTypes: true });
  for (const file of found.filter((entry) => entry.isFile())) {
    const whole = path.join(file.parentPath, file.name);
    const name = path.relative(from, whole).replaceAll(path.sep, '/');
    await bucket.put(name, readFileSync(whole), { CacheControl: revalidate });
  }
}
