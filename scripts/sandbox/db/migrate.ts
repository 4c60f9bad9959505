import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Database } from './database';

const directory = new URL('./migrations/', import.meta.url);

interface Migration {
  /** A file name such as `0001-initial.sql`; files apply in order and never change once released. */
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

/** Changes whenever an empty, migrated database would: with the migrations or the embedded PostgreSQL. */
export async function migrationsFingerprint(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(engine.split('node_modules').slice(1).join());
  for (const { name, sql } of migrations) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 16);
}

/** Applies the missing migrations, each in its own transaction. */
export async function migrate(db: Database): Promise<void> {
  await db.query('create table if not exists applied_migrations (name text primary key)');
  for (const { name, sql } of await readMigrations()) {
    await db.transaction(async (tx) => {
      // Two sandboxes on one server must not apply a migration twice.
      await tx.query(`select pg_advisory_xact_lock(hashtext('applied_migrations'))`);
      const applied = await tx.query('select 1 from applied_migrations where name = $1', [name]);
      if (applied.length > 0) return;
      for (const statement of statements(sql)) await tx.query(statement);
      await tx.query('insert into applied_migrations (name) values ($1)', [name]);
    });
  }
}

// A prepared statement is a single one; ours end with ';' at the end of a line and contain none in strings.
function statements(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
