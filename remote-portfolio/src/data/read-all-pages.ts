import { uniqueByGuid, type Page } from '@investor-portal/shared/partner-api/envelope';

/** The progress of reading a whole list. */
export interface PagesRead<Row> {
  rows: Row[];
  /** The number of rows that could not be read. */
  unreadable: number;
  /** The number of pages read; the next is `page + 1`. */
  page: number;
  /** null if the API does not say. */
  totalPages: number | null;
  /** Whether all pages were read. */
  complete: boolean;
}

export type FetchPage<Row> = (pageNumber: number, signal?: AbortSignal) => Promise<Page<Row>>;

interface ReadAllPages<Row> {
  signal?: AbortSignal;
  /** Called after each page. */
  onPage?: (read: PagesRead<Row>) => void;
  /** Continues from an earlier, interrupted read. */
  from?: PagesRead<Row> | undefined;
  /** Stops after this many pages; unlimited by default. */
  atMost?: number;
}

/** Rows per page when reading a whole list; screens request 10 (spec §9). */
export const wholeListPageSize = 100;

/**
 * Reads a list page by page; if the API does not say how many pages there are, until a page has no new rows. A row that
 * moves to a later page meanwhile, because a newer one was inserted above it, is returned once.
 * @throws whatever the fetcher throws, after `onPage` has reported every earlier page.
 */
export async function readAllPages<Row extends { guid: string }>(
  fetchPage: FetchPage<Row>,
  { signal, onPage, from, atMost = Infinity }: ReadAllPages<Row> = {},
): Promise<PagesRead<Row>> {
  let read: PagesRead<Row> = from ?? {
    rows: [],
    unreadable: 0,
    page: 0,
    totalPages: null,
    complete: false,
  };
  while (!read.complete && read.page < atMost) {
    signal?.throwIfAborted();
    const { data, unreadable = 0, totalPages } = await fetchPage(read.page + 1, signal);
    signal?.throwIfAborted();
    const rows = uniqueByGuid([...read.rows, ...data]);
    const page = read.page + 1;
    const complete = totalPages === null ? rows.length === read.rows.length : totalPages <= page;
    read = { rows, unreadable: read.unreadable + unreadable, page, totalPages, complete };
    onPage?.(read);
  }
  return read;
}
