import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noRoom } from '../workspace/command.mjs';
import { CliError } from './cli-error.ts';

/**
 * Writes a file under another name, which `put` moves to its place: a reader sees the whole file or none. What could not be
 * written leaves nothing behind.
 * @throws CliError on a full disk.
 */
export function viaScratch<T>(scratch: string, body: string | Buffer, put: () => T): T {
  try {
    writeFileSync(scratch, body);
    return put();
  } catch (error) {
    const full = noRoom(error, path.dirname(scratch));
    throw full === undefined ? error : new CliError(full, { cause: error });
  } finally {
    rmSync(scratch, { force: true });
  }
}
