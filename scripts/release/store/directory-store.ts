import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../command-line/cli-error';
import { directoryFiles, directoryRecords, viaScratch } from './directory-files';
import { releaseFiles } from './release-files';
import { type Records, RegistryMoved, type Store } from './store';

const lockWaitMs = 5_000;
/** A lock that is older than this was left by a process that died. */
const staleLockMs = 30_000;

/** The folder of the private files in a store, unless RELEASES_PRIVATE names another folder. */
export const privateFolder = '.private';

export function directoryStore(
  dir: string,
  records: Records = directoryRecords(path.join(dir, privateFolder)),
): Store {
  const registry = path.join(dir, 'releases.json');
  return {
    place: dir,
    records,
    async fetchRegistry() {
      if (!existsSync(registry)) return undefined;
      const text = readFileSync(registry, 'utf8');
      return { text, tag: tagOf(text) };
    },
    // The lock file also works between machines that mount the same folder, so no change can be lost.
    assertWritable: () => Promise.resolve(),
    async writeRegistry(text, expected) {
      mkdirSync(dir, { recursive: true });
      await locked(`${registry}.lock`, () => {
        const now = existsSync(registry) ? tagOf(readFileSync(registry, 'utf8')) : undefined;
        if (now !== expected) throw new RegistryMoved(`${registry} was changed in the meantime.`);
        const scratch = `${registry}.${randomUUID()}`;
        viaScratch(scratch, text, () => renameSync(scratch, registry));
      });
    },
    ...releaseFiles(directoryFiles(dir)),
  };
}

function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function locked(lock: string, work: () => void): Promise<void> {
  const deadline = Date.now() + lockWaitMs;
  while (!take(lock)) {
    if (Date.now() > deadline)
      throw new CliError(`Another release holds ${lock}. Wait until it ends, or delete the file.`);
    await sleep(20);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      // On a full disk, the file is created anyway and is empty.
      rmSync(lock, { force: true });
      throw error;
    }
    const held = statSync(lock, { throwIfNoEntry: false });
    if (held && Date.now() - held.mtimeMs > staleLockMs) dropStale(lock);
    return false;
  }
}

// Two processes may find the lock stale at the same time, but only one of them can move it. If the moved lock turns out to be
// fresh, it is moved back.
function dropStale(lock: string): void {
  const moved = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, moved);
  } catch {
    return;
  }
  if (Date.now() - statSync(moved).mtimeMs > staleLockMs) rmSync(moved);
  else renameSync(moved, lock);
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : undefined;
}
