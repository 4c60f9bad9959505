import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For tests: creates an empty folder, which is removed after the tests of the file or `describe` block. */
export function scratchFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
