import type { Page } from '../contract/envelope';
import { readAllPages, wholeListPageSize } from './read-all-pages';

/** The rows of a list that is shown page by page. */
export interface ListRows<Row> {
  rows: Row[];
  /** The number of pages that these are. */
  pages: number;
  hasMore: boolean;
}

/**
 * Reads the first pages of a list.
 * @param held all of these pages but the last, which is joined to them; without them, all are read anew.
 */
export type ReadRows<Rows> = (pages: number, held: Rows | undefined) => Promise<Rows>;

type FetchRows<Row> = (pageNumber: number, rowPerPage: number) => Promise<Page<Row>>;

const guidOf = ({ guid }: { guid: string }) => guid;

/**
 * A reader whose pages are of one state of the list: two responses are two moments, and a row that moves over the border
 * in between would be lost or shown twice.
 */
export function listReader<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
): ReadRows<ListRows<Row>> {
  return (pages, held) =>
    held ? readNext(fetchRows, rowPerPage, held) : readTogether(fetchRows, rowPerPage, pages);
}

/** Reads the pages in one response where possible, else until two readings agree. */
async function readTogether<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
  pages: number,
): Promise<ListRows<Row>> {
  const wanted = pages * rowPerPage;
  const inOne = Math.max(1, Math.min(pages, Math.floor(wholeListPageSize / rowPerPage)));
  const readBy = (size: number) =>
    readAllPages((page) => fetchRows(page, size), {
      atMost: Math.ceil(wanted / size),
      identify: guidOf,
    });
  let read = await readBy(inOne * rowPerPage);
  // Fewer rows than asked for, but not all: the API limits how many a page may have.
  if (inOne > 1 && !read.complete && read.rows.length < wanted) read = await readBy(rowPerPage);
  return {
    rows: read.rows.slice(0, wanted),
    pages,
    hasMore: !read.complete || read.rows.length > wanted,
  };
}

/**
 * The next page, as the specification asks for it (§4, §9), and one response with the rows on both sides of the border:
 * if it has the same rows in the same order, nothing has moved. Otherwise all pages are read anew.
 */
async function readNext<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
  held: ListRows<Row>,
): Promise<ListRows<Row>> {
  const pages = held.pages + 1;
  const inOne = pagesAround(held.pages, rowPerPage);
  const number = Math.ceil(pages / inOne);
  const [next, around] = await Promise.all([
    fetchRows(pages, rowPerPage),
    fetchRows(number, inOne * rowPerPage),
  ]);
  const hasMore =
    next.totalPages === null ? next.data.some(isNotIn(held.rows)) : next.totalPages > pages;
  const before = (number - 1) * inOne * rowPerPage;
  const seen = around.data.slice(0, pages * rowPerPage - before);
  const endsAlike =
    around.totalPages === null ||
    hasMore === (around.totalPages > number || around.data.length > seen.length);
  const rows = [...held.rows.slice(0, before), ...seen];
  const alike = endsAlike && isSameRows(rows, [...held.rows, ...next.data]);
  return alike ? { rows, pages, hasMore } : readTogether(fetchRows, rowPerPage, pages);
}

/**
 * How many pages a single response has to have to hold the border after this page: all of them up to a hundred rows,
 * then so many that none of its own borders is there.
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
