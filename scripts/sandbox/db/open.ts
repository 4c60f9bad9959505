import path from 'node:path';
import type { Database } from './database';
import { migrate, migrationsFingerprint } from './migrate';

export interface DatabaseOptions {
  /** A real PostgreSQL server; the embedded one when absent. */
  databaseUrl: string | undefined;
  /** The data directory of the embedded one, or 'memory'. */
  dataDirectory: string;
  /** Where templates of empty databases are cached between starts. */
  cacheDirectory: string;
}

/** Opens the database with every migration applied. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory, cacheDirectory } = options;
  const db = databaseUrl ? await real(databaseUrl) : await embedded(dataDirectory, cacheDirectory);
  await migrate(db);
  return db;
}

// Each driver is loaded on demand, since starts should take a second or two.

async function real(databaseUrl: string): Promise<Database> {
  const { openPostgres } = await import('./postgres');
  return openPostgres(databaseUrl);
}

async function embedded(dataDirectory: string, cacheDirectory: string): Promise<Database> {
  const { openPglite } = await import('./pglite');
  return openPglite(
    dataDirectory === 'memory' ? 'memory' : path.join(dataDirectory, 'database'),
    path.join(cacheDirectory, `empty-database-${await migrationsFingerprint()}.tar`),
    migrate,
  );
}
