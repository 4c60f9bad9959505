import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { asDatabase, type Database, pgliteOptions } from './database';

// Without this flag, V8 spends 1.5 s of CPU on optimizing PostgreSQL's code, and no query gets faster.
setFlagsFromString('--liftoff-only');

const schemaFile = new URL('./schema.sql', import.meta.url);
const engineFile = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));

interface DatabaseOptions {
  /** The directory of the database, or 'memory'. */
  dataDirectory: string;
  /** The directory of the empty database that is copied, because creating one takes seconds. */
  cacheDirectory: string;
}

/** Opens PostgreSQL in this process. It has one connection, so transactions run one after the other. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDirectory, cacheDirectory } = options;
  const blank = async () => new Blob([new Uint8Array(await emptyDatabase(cacheDirectory))]);
  if (dataDirectory === 'memory')
    return asDatabase(await PGlite.create({ ...pgliteOptions, loadDataDir: await blank() }));
  // Another schema or engine gets another directory, so it starts with new data instead of data that it cannot read.
  const directory = path.join(dataDirectory, `database-${await fingerprint()}`);
  if (!existsSync(directory)) {
    // Create the database under a temporary name, so that a killed sandbox leaves nothing that looks like one.
    const unfinished = `${directory}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(dataDirectory, { recursive: true });
    const db = await PGlite.create(unfinished, { ...pgliteOptions, loadDataDir: await blank() });
    await db.close();
    await rename(unfinished, directory);
  }
  return asDatabase(await PGlite.create(directory, pgliteOptions));
}

/** Returns an archive of a database that has the schema and no rows. */
export async function emptyDatabase(cacheDirectory: string): Promise<Uint8Array> {
  const file = path.join(cacheDirectory, `empty-database-${await fingerprint()}.tar`);
  if (existsSync(file)) return readFile(file);
  const db = await PGlite.create(pgliteOptions);
  await db.exec(await readFile(schemaFile, 'utf8'));
  const archive = new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
  await db.close();
  await mkdir(cacheDirectory, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, archive);
  await rename(unfinished, file);
  return archive;
}

/** Changes with the schema and with the version of the embedded PostgreSQL. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [schemaFile, engineFile]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
