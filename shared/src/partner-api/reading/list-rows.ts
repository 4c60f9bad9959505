import type { Page } from '../contract/envelope';
import { readAllPages, wholeListPageSize } from './read-all-pages';

export interface ListRows<Row> {
  rows: Row[];
  /** The number of rows that could not be read and are not in `rows`. Absent if it is not counted. */
  unreadable?: number;
  pages: number;
  hasMore: boolean;
}

/** Reads the first pages. `held` are the rows of all these pages but the last. Without them, all pages are read again. */
export type ReadRows<Rows> = (pages: number, held: Rows | undefined) => Promise<Rows>;

type FetchRows<Row> = (pageNumber: number, rowPerPage: number) => Promise<Page<Row>>;

const guidOf = ({ guid }: { guid: string }) => guid;

/** Reads pages of one state of the list. Otherwise a row that crosses a border between two responses is lost or repeated. */
export function listReader<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
): ReadRows<ListRows<Row>> {
  return (pages, held) =>
    held ? readNext(fetchRows, rowPerPage, held) : readTogether(fetchRows, rowPerPage, pages);
}

/** Reads the pages in one response if possible, or until two readings agree. */
async function readTogether<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
  pages: number,
): Promise<ListRows<Row>> {
  const wanted = pages * rowPerPage;
  const pagesPerResponse = Math.max(1, Math.min(pages, Math.floor(wholeListPageSize / rowPerPage)));
  const readBy = (size: number) =>
    readAllPages((page) => fetchRows(page, size), {
      atMost: Math.ceil(wanted / size),
      identify: guidOf,
    });
  let read = await readBy(pagesPerResponse * rowPerPage);
  // There are fewer rows than requested but more exist, so the API limits the rows per page.
  if (pagesPerResponse > 1 && !read.complete && read.rows.length < wanted)
    read = await readBy(rowPerPage);
  return {
    rows: read.rows.slice(0, wanted),
    unreadable: read.unreadable,
    pages,
    hasMore: !read.complete || read.rows.length > wanted,
  };
}

/**
 * Reads the next page (spec §4, §9) and a larger page around the border. If both agree, no row has moved. Otherwise, reads
 * all pages again.
 */
async function readNext<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
  held: ListRows<Row>,
): Promise<ListRows<Row>> {
  const pages = held.pages + 1;
  const pagesPerResponse = pagesAround(held.pages, rowPerPage);
  const number = Math.ceil(pages / pagesPerResponse);
  const [next, around] = await Promise.all([
    fetchRows(pages, rowPerPage),
    fetchRows(number, pagesPerResponse * rowPerPage),
  ]);
  const hasMore =
    next.totalPages === null ? next.data.some(isNotIn(held.rows)) : next.totalPages > pages;
  const before = (number - 1) * pagesPerResponse * rowPerPage;
  const overlap = around.data.slice(0, pages * rowPerPage - before);
  const hasSameEnd =
    around.totalPages === null ||
    hasMore === (around.totalPages > number || around.data.length > overlap.length);
  const rows = [...held.rows.slice(0, before), ...overlap];
  const isUnchanged = hasSameEnd && isSameRows(rows, [...held.rows, ...next.data]);
  // An API without pages sends the same rows again, and the same unreadable ones.
  const isRepeated = next.totalPages === null && next.data.length > 0 && !hasMore;
  const unreadable = (held.unreadable ?? 0) + (isRepeated ? 0 : (next.unreadable ?? 0));
  return isUnchanged
    ? { rows, unreadable, pages, hasMore }
    : readTogether(fetchRows, rowPerPage, pages);
}

/**
 * Returns how many pages one larger response holds. Up to 100 rows, it holds every row so far and the next page. Beyond that,
 * its size must not divide the number of rows held, because the larger response would then begin exactly at the border
 * instead of containing it.
 */
function pagesAround(page: number, rowPerPage: number): number {
  let pages = Math.max(2, Math.min(page + 1, Math.floor(wholeListPageSize / rowPerPage)));
  while (page % pages === 0) pages += 1;
  return pages;
}

function isNotIn<Row extends { guid: string }>(rows: readonly Row[]) {
  const known = new Set(rows.map(guidOf));
  return ({ guid }: Row) => !known.has(guid);
}

function isSameRows<Row extends { guid: string }>(one: readonly Row[], other: readonly Row[]) {
  return one.length === other.length && one.every((row, index) => row.guid === other[index]?.guid);
}
