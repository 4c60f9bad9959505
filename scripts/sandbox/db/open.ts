import path from 'node:path';
import type { Database } from './database';
import { migrate, migrationsFingerprint } from './migrate';

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  /** The directory of the embedded database, or 'memory'. */
  dataDirectory: string;
  cacheDirectory: string;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory, cacheDirectory } = options;
  const db = databaseUrl ? await real(databaseUrl) : await embedded(dataDirectory, cacheDirectory);
  await migrate(db);
  return db;
}

// Each driver is loaded on demand, because a start should take no more than a second or two.

async function real(databaseUrl: string): Promise<Database> {
  const { openPostgres } = await import('./postgres');
  return openPostgres(databaseUrl);
}

async function embedded(dataDirectory: string, cacheDirectory: string): Promise<Database> {
  const { openPglite } = await import('./pglite');
  return openPglite(
    dataDirectory === 'memory' ? 'memory' : path.join(dataDirectory, 'database'),
    await templateFile(cacheDirectory),
    migrate,
  );
}

/** Returns the file in which `openDatabase` keeps an empty, migrated database. */
export async function templateFile(cacheDirectory: string): Promise<string> {
  return path.join(cacheDirectory, `empty-database-${await migrationsFingerprint()}.tar`);
}
