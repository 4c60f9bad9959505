import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For tests: an empty folder, which is removed after those of the file or of the block that it is asked for in. */
export function scratchFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
