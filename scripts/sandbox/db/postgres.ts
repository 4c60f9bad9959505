import pg from 'pg';
import { oneLine } from '@investor-portal/scripts/release/command-line/printable';
import type { Database, Queryable } from './database';

const int8 = 20;
/** A serialization failure and a deadlock. Both roll the transaction back, so it may be retried. */
const repeatable = new Set(['40001', '40P01']);
const attempts = 5;

export function openPostgres(connectionString: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({ connectionString, types, max: 10 });
  // The pool replaces an idle connection that is lost. Without a listener the error would end the process.
  pool.on('error', (error) =>
    console.error(`The database closed a connection: ${oneLine(error.message)}`),
  );

  return {
    kind: 'postgres',
    query: async (sql, parameters = []) => (await pool.query(sql, [...parameters])).rows,
    transaction: (work) => attempt(pool, work, attempts),
    close: () => pool.end(),
  };
}

async function attempt<T>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<T>,
  left: number,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({
      query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error('rollback failed');
    });
    if (left <= 1 || !isRepeatable(error)) throw error;
  } finally {
    client.release(broken);
  }
  return attempt(pool, work, left - 1);
}

function isRepeatable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && repeatable.has(error.code ?? '');
}
