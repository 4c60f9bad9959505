import { queryOne, type Queryable } from '../db/database';

interface PageRequest {
  rowPerPage?: number | undefined;
  currentPage?: number | undefined;
  pageNumber?: number | undefined;
  isDescending?: boolean | undefined;
}

interface PageQuery {
  key: string;
  select: string;
  from: string;
  where: string;
  parameters: readonly unknown[];
  /** The column to order by. Rows with equal values are ordered by their key. */
  orderBy: string;
}

/**
 * Runs a query for one page. Only the rows on the page are selected in full. A page after the last one is empty and
 * keeps its number.
 */
export async function pageOf<R>(
  on: Queryable,
  { rowPerPage = 10, currentPage, pageNumber, isDescending }: PageRequest,
  { key, select, from, where, parameters, orderBy }: PageQuery,
): Promise<{ rows: R[]; totalPages: number; currentPage: number }> {
  const page = pageNumber ?? currentPage ?? 1;
  const { count } = await queryOne<{ count: number }>(
    on,
    `select count(*)::bigint as count ${from} ${where}`,
    parameters,
  );
  const at = parameters.length;
  const order = `order by ${orderBy} ${isDescending ? 'desc' : 'asc'}, ${key}`;
  const rows = await on.query<R>(
    `${select} ${from} where ${key} in (
       select ${key} ${from} ${where}
       ${order} limit $${at + 1}::bigint offset $${at + 2}::bigint
     ) ${order}`,
    [...parameters, rowPerPage, (page - 1) * rowPerPage],
  );
  return { rows, totalPages: Math.ceil(count / rowPerPage), currentPage: page };
}

/** Makes an ILIKE pattern from a search text and escapes its wildcards. */
export function likePattern(search: string | undefined): string {
  return `%${(search ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
