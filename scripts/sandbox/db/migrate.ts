import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Database } from './database';

const directory = new URL('./migrations/', import.meta.url);

interface Migration {
  /** Files apply in the order of their names. A released file never changes. */
  name: string;
  sql: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => ({ name, sql: await readFile(new URL(name, directory), 'utf8') })),
  );
}

/** Changes with the migrations and with the embedded PostgreSQL, so a cached empty database is never outdated. */
export async function migrationsFingerprint(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(engine.split('node_modules').slice(1).join());
  for (const { name, sql } of migrations) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 16);
}

export async function migrate(db: Database): Promise<void> {
  await db.query('create table if not exists applied_migrations (name text primary key)');
  for (const { name, sql } of await readMigrations()) {
    await db.transaction(async (tx) => {
      // The lock keeps two sandboxes on one server from applying a migration twice.
      await tx.query(`select pg_advisory_xact_lock(hashtext('applied_migrations'))`);
      const applied = await tx.query('select 1 from applied_migrations where name = $1', [name]);
      if (applied.length > 0) return;
      for (const statement of statements(sql)) await tx.query(statement);
      await tx.query('insert into applied_migrations (name) values ($1)', [name]);
    });
  }
}

// Each query runs one statement. Our migrations never have ';' at the end of a line inside a statement.
function statements(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
