import { uniqueByGuid, type Page } from '../contract/envelope';
import { readAllPages, wholeListPageSize } from './read-all-pages';

export interface ListRows<Row> {
  rows: Row[];
  /** The number of rows that could not be read and are not in `rows`. */
  unreadable?: number;
  pages: number;
  hasMore: boolean;
}

/** Reads the first pages. `held` are the rows of all these pages but the last. Without them, all pages are read again. */
export type ReadRows<Rows> = (pages: number, held: Rows | undefined) => Promise<Rows>;

type FetchRows<Row> = (pageNumber: number, rowPerPage: number) => Promise<Page<Row>>;

const guidOf = ({ guid }: { guid: string }) => guid;

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

/** A row of the next page that is held already has moved over the border, so all pages are read again (spec §4, §9). */
async function readNext<Row extends { guid: string }>(
  fetchRows: FetchRows<Row>,
  rowPerPage: number,
  held: ListRows<Row>,
): Promise<ListRows<Row>> {
  const pages = held.pages + 1;
  const next = await fetchRows(pages, rowPerPage);
  const known = new Set(held.rows.map(guidOf));
  const sent = uniqueByGuid(next.data);
  const fresh = sent.filter(({ guid }) => !known.has(guid));
  // An API without pages sends the same rows again, and the same unreadable ones.
  const isEnd = next.totalPages === null && fresh.length === 0;
  if (fresh.length < sent.length && !isEnd) return readTogether(fetchRows, rowPerPage, pages);
  const unreadable =
    (held.unreadable ?? 0) + (isEnd && next.data.length > 0 ? 0 : (next.unreadable ?? 0));
  return {
    rows: [...held.rows, ...fresh],
    unreadable,
    pages,
    hasMore: next.totalPages === null ? fresh.length > 0 : next.totalPages > pages,
  };
}
