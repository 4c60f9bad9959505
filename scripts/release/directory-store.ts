import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
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
import { Refusal } from './refusal.ts';
import { RegistryMoved, type Store } from './store.ts';

const lockWaitMs = 5_000;
/** A lock older than this was left by a process that died. */
const staleLockMs = 30_000;

/** Releases in a folder of this machine, or of a disk that a web server serves. */
export function directoryStore(dir: string): Store {
  const registry = path.join(dir, 'releases.json');
  return {
    place: dir,
    async readRegistry() {
      if (!existsSync(registry)) return undefined;
      const text = readFileSync(registry, 'utf8');
      return { text, tag: tagOf(text) };
    },
    async writeRegistry(text, expected) {
      mkdirSync(dir, { recursive: true });
      await locked(`${registry}.lock`, () => {
        const now = existsSync(registry) ? tagOf(readFileSync(registry, 'utf8')) : undefined;
        if (now !== expected) throw new RegistryMoved(`${registry} was changed by somebody else.`);
        const scratch = `${registry}.${randomUUID()}`;
        writeFileSync(scratch, text);
        renameSync(scratch, registry);
      });
    },
    async hasRelease(folder) {
      return existsSync(path.join(dir, folder));
    },
    async putRelease(folder, build) {
      const place = path.join(dir, folder);
      const scratch = path.join(path.dirname(place), `.unfinished-${randomUUID()}`);
      cpSync(build, scratch, { recursive: true });
      try {
        // A folder is never moved onto one that has files in it.
        renameSync(scratch, place);
      } catch (error) {
        rmSync(scratch, { recursive: true, force: true });
        if (!existsSync(place)) throw error;
        throw new Refusal(`${folder} is released already, and a release never changes.`);
      }
    },
  };
}

function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function locked(lock: string, work: () => void): Promise<void> {
  const deadline = Date.now() + lockWaitMs;
  while (!take(lock)) {
    if (Date.now() > deadline)
      throw new Refusal(`${lock} is held by another release. Wait for it, or remove the file.`);
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
  } catch {
    const held = statSync(lock, { throwIfNoEntry: false });
    if (held && Date.now() - held.mtimeMs > staleLockMs) rmSync(lock, { force: true });
    return false;
  }
}
