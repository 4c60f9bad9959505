import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import type { Database } from './database';
import { asDatabase, pgliteOptions } from './pglite-database';

// Without this flag, V8 spends 1.5 s of CPU on optimizing PostgreSQL's code, and no query gets faster.
setFlagsFromString('--liftoff-only');

/** The error of a write when the disk is full. It is not an instance of Error. 51 is WASI's number for ENOSPC. */
const fullDisk = v.object({ name: v.literal('ErrnoError'), errno: v.literal(51) });

/**
 * Opens PostgreSQL in this process. It has one connection, so transactions run one after the other.
 * @param directory the data directory, or 'memory'.
 * @param template a file with an empty, migrated database. `prepare` makes it once, because creating a database takes
 * seconds and copying the file does not.
 */
export async function openPglite(
  directory: string,
  template: string,
  prepare: (db: Database) => Promise<void>,
): Promise<Database> {
  const blank = () => readTemplate(template, prepare);
  if (directory === 'memory') {
    return asDatabase(await PGlite.create({ ...pgliteOptions, loadDataDir: await blank() }));
  }
  try {
    return asDatabase(await openDirectory(directory, blank));
  } catch (error) {
    if (!v.is(fullDisk, error)) throw error;
    throw new Error(`ENOSPC: no space left on device, write '${directory}'`, { cause: error });
  }
}

async function openDirectory(directory: string, blank: () => Promise<Blob>): Promise<PGlite> {
  if (!existsSync(directory)) {
    // Create the database under a temporary name, so that a killed sandbox leaves nothing that looks like one.
    const unfinished = `${directory}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(path.dirname(directory), { recursive: true });
    const db = await PGlite.create(unfinished, { ...pgliteOptions, loadDataDir: await blank() });
    await db.close();
    await rename(unfinished, directory);
  }
  return PGlite.create(directory, pgliteOptions);
}

async function readTemplate(
  template: string,
  prepare: (db: Database) => Promise<void>,
): Promise<Blob> {
  if (existsSync(template)) return new Blob([new Uint8Array(await readFile(template))]);
  const db = await PGlite.create(pgliteOptions);
  await prepare(asDatabase(db));
  const dump = await db.dumpDataDir('none');
  await db.close();
  await mkdir(path.dirname(template), { recursive: true });
  const unfinished = `${template}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, template);
  return dump;
}
