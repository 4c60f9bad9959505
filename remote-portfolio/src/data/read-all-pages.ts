import type { Page } from '@investor-portal/shared/partner-api/envelope';

/** How far the reading of a whole list is. */
export interface PagesRead<Row> {
  rows: Row[];
  /** Pages read so far; the next one is `page + 1`. */
  page: number;
  /** null where the API does not say it. */
  totalPages: number | null;
  /** Nothing comes after these. */
  whole: boolean;
}

export type FetchPage<Row> = (pageNumber: number, signal?: AbortSignal) => Promise<Page<Row>>;

interface ReadAllPages<Row> {
  signal?: AbortSignal;
  /** Told after each page. */
  onPage?: (read: PagesRead<Row>) => void;
  /** Goes on where an earlier reading stopped. */
  from?: PagesRead<Row> | undefined;
  /** Stops after this many pages; without it the whole list is read. */
  atMost?: number;
}

/** Rows asked for at a time where a whole list is wanted; screens ask for 10 (spec §9). */
export const wholeListPageSize = 100;

/**
 * Reads a list page by page, in order; where the API does not say how many there are, until one brings nothing new.
 * A row that moves to a later page while we read (a newer one arrived above it) is taken once.
 * @throws what the fetcher throws, after `onPage` has told of every page before.
 */
export async function readAllPages<Row extends { guid: string }>(
  fetchPage: FetchPage<Row>,
  { signal, onPage, from, atMost = Infinity }: ReadAllPages<Row> = {},
): Promise<PagesRead<Row>> {
  let read: PagesRead<Row> = from ?? { rows: [], page: 0, totalPages: null, whole: false };
  while (!read.whole && read.page < atMost) {
    signal?.throwIfAborted();
    const { data, totalPages } = await fetchPage(read.page + 1, signal);
    signal?.throwIfAborted();
    const rows = uniqueByGuid([...read.rows, ...data]);
    const page = read.page + 1;
    const whole = totalPages === null ? rows.length === read.rows.length : totalPages <= page;
    read = { rows, page, totalPages, whole };
    onPage?.(read);
  }
  return read;
}

/** Each row once, where it stood first. */
export function uniqueByGuid<Row extends { guid: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.guid, row])).values()];
}
