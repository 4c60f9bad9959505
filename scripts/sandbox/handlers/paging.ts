import { one, type Queryable } from '../db/database';

export interface PageRequest {
  rowPerPage?: number | undefined;
  currentPage?: number | undefined;
  pageNumber?: number | undefined;
}

export interface PageQuery {
  /** What identifies a row: `m.guid`. */
  key: string;
  /** Select list of the rows on the page. */
  select: string;
  /** Tables of the select list. */
  from: string;
  /** Which rows there are; '' when the tables say it all. */
  where: string;
  parameters: readonly unknown[];
  /** Ends in something unique, so that no row is on two pages. */
  orderBy: string;
}

/**
 * One page of a query, cut by the database: only the rows on it are selected whole. A page after the last is
 * empty and keeps its number.
 */
export async function pageOf<R>(
  on: Queryable,
  { rowPerPage = 10, currentPage, pageNumber }: PageRequest,
  { key, select, from, where, parameters, orderBy }: PageQuery,
): Promise<{ rows: R[]; totalPages: number; currentPage: number }> {
  const page = pageNumber ?? currentPage ?? 1;
  const { count } = await one<{ count: number }>(
    on,
    `select count(*)::bigint as count ${from} ${where}`,
    parameters,
  );
  const at = parameters.length;
  const rows = await on.query<R>(
    `${select} ${from} where ${key} in (
       select ${key} ${from} ${where}
       order by ${orderBy} limit $${at + 1}::bigint offset $${at + 2}::bigint
     ) order by ${orderBy}`,
    [...parameters, rowPerPage, (page - 1) * rowPerPage],
  );
  return { rows, totalPages: Math.ceil(count / rowPerPage), currentPage: page };
}

/** A search text as an ILIKE pattern in which nothing of the text is a wildcard. */
export function containing(search: string | undefined): string {
  return `%${(search ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
