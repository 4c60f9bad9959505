import { types, type PGlite } from '@electric-sql/pglite';
import type { Database, Queryable } from './database';

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
