import path from 'node:path';
import type { Database } from './database';
import { migrate, migrationsFingerprint } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export interface DatabaseOptions {
  /** A real PostgreSQL server; without it the embedded one is used. */
  databaseUrl: string | undefined;
  /** Where the embedded one keeps its data, or 'memory'. */
  dataDirectory: string;
  /** Where templates of empty databases are kept between starts. */
  cacheDirectory: string;
}

/** Opens the database with every migration applied. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory, cacheDirectory } = options;
  const db = databaseUrl
    ? openPostgres(databaseUrl)
    : await openPglite(
        dataDirectory === 'memory' ? 'memory' : path.join(dataDirectory, 'database'),
        path.join(cacheDirectory, `empty-database-${await migrationsFingerprint()}.tar`),
        migrate,
      );
  await migrate(db);
  return db;
}
