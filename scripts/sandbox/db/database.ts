import { type PGlite, types } from '@electric-sql/pglite';
import { notFound } from '../contract/errors';
import type { CampaignRow, CommitmentRow, StockMemoRow } from './rows';

/** A row as the database returns it: bigint as number, timestamptz as Date, jsonb parsed. */
export type Row = Record<string, unknown>;

export interface Queryable {
  /** Runs one statement with `$1`-style parameters and returns its rows. */
  query<R = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
}

/** The embedded PostgreSQL, in Node or in a browser. It has one connection, so nothing else runs during a transaction. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction, which commits when `work` returns and rolls back when `work` throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Returns the first row.
 * @param what names what the caller looks for by an id, such as `The campaign`. Pass it when the row may not exist.
 * @throws ApiError 404 when there is no row and `what` is given. Error when there is no row otherwise.
 */
export async function queryOne<R = Row>(
  on: Queryable,
  sql: string,
  parameters: readonly unknown[] = [],
  what?: string,
): Promise<R> {
  const [row] = await on.query<R>(sql, parameters);
  if (row === undefined) throw what ? notFound(what) : new Error(`No row: ${sql}`);
  return row;
}

export async function queryFirst<R = Row>(
  on: Queryable,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<R | undefined> {
  const [row] = await on.query<R>(sql, parameters);
  return row;
}

export async function insertAll(
  on: Queryable,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [head] = rows;
  if (!head) return;
  const columns = Object.keys(head).join(', ');
  for (let start = 0; start < rows.length; start += 2_000) {
    await on.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(start, start + 2_000))],
    );
  }
}

interface Tables {
  campaigns: CampaignRow;
  commitments: CommitmentRow;
  stock_memos: StockMemoRow;
}

export async function update<T extends keyof Tables>(
  on: Queryable,
  table: T,
  guid: string,
  changes: Partial<Tables[T]>,
): Promise<void> {
  const columns = Object.keys(changes).join(', ');
  await on.query(
    `update ${table} set (${columns}) =
       (select ${columns} from jsonb_populate_record(null::${table}, $2::jsonb)) where guid = $1`,
    [guid, JSON.stringify(changes)],
  );
}

export const pgliteOptions = {
  parsers: { [types.INT8]: Number },
  // Every commit is flushed before the response, so a killed sandbox loses nothing.
  relaxedDurability: false,
};

export function asDatabase(db: PGlite): Database {
  return {
    query: async <R>(sql: string, parameters: readonly unknown[] = []) =>
      (await db.query<R>(sql, [...parameters])).rows,
    transaction: (work) =>
      db.transaction((tx) => {
        const queryable: Queryable = {
          query: async <R>(sql: string, parameters: readonly unknown[] = []) =>
            (await tx.query<R>(sql, [...parameters])).rows,
        };
        return work(queryable);
      }),
    close: () => db.close(),
  };
}
