import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs `work` with a temporary folder and removes the folder afterwards. The folder is inside a folder that only this user may
 * read. The copied files keep their modes, because web servers read releases as another user.
 */
export async function withScratch<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  try {
    return await work(path.join(scratch, 'build'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
