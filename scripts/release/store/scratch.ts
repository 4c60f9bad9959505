import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Works with a folder that is removed afterwards. It is inside one that only this user may read: web servers read releases
 * as another user, so a release keeps the modes that it is copied with.
 */
export async function withScratch<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  try {
    return await work(path.join(scratch, 'build'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
