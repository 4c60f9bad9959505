import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * For tests: creates an empty folder, which Jest removes after the tests of the file or `describe` block. Without Jest it is
 * removed when the process ends, because Playwright also loads a spec in a process that runs no tests.
 */
export function scratchFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  if ('afterAll' in globalThis) afterAll(remove);
  else process.once('exit', remove);
  return dir;
}
