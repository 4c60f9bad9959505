import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates an empty folder that is removed when the process ends. `afterAll` would not remove every folder, because Playwright
 * also loads a spec in a process that runs no tests.
 */
export function scratchFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
