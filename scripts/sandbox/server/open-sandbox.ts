import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diskFileStore } from '../context/disk-file-store';
import { memoryFileStore } from '../context/file-store';
import type { Sandbox } from '../context/context';
import { openDatabase } from '../db/pglite';
import { createSandbox } from './create-sandbox';
import type { Options } from './options';

const readPicture = (key: string) => readFile(new URL(`../${key}`, import.meta.url));

export async function openSandbox(
  options: Options,
): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> {
  const { dataDirectory: directory } = options;
  const inMemory = directory === 'memory';
  const release = inMemory ? undefined : await claim(directory);
  const db = await openDatabase(options);
  const files = inMemory ? memoryFileStore() : diskFileStore(path.join(directory, 'files'));
  return {
    sandbox: await createSandbox({ db, files, readPicture, settings: options }),
    close: async () => {
      await db.close();
      await release?.();
    },
  };
}

/**
 * Claims a data directory, because two processes must not open the same database.
 * @throws Error when another sandbox that still runs has claimed the directory.
 */
async function claim(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, 'sandbox.pid');
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (pid > 0 && pid !== process.pid && isRunning(pid))
    throw new Error(
      `Another sandbox is using ${directory} (process ${pid}). Stop it, or set SANDBOX_DATA_DIR.`,
    );
  await mkdir(directory, { recursive: true });
  await writeFile(file, String(process.pid));
  return () => rm(file);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
