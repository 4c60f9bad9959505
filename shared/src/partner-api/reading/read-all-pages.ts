import { uniqueByGuid, type Page } from '../contract/envelope';
import { PartnerApiError } from '../errors';

/** The progress of reading a whole list. */
export interface PagesRead<Row> {
  rows: Row[];
  /** The number of rows that could not be read. */
  unreadable: number;
  /** The number of pages read; the next is `page + 1`. */
  page: number;
  /** null if the API does not say. */
  totalPages: number | null;
  /** Whether these are all rows of the list. */
  complete: boolean;
  /** The rows of the reading before this one, which has to find the same. */
  earlier?: readonly Row[] | undefined;
  /** The number of readings, of which this is the last. */
  readings: number;
}

export type FetchPage<Row> = (pageNumber: number, signal?: AbortSignal) => Promise<Page<Row>>;

export interface ReadAllPages<Row> {
  signal?: AbortSignal | undefined;
  /** Called after each page. */
  onPage?: (read: PagesRead<Row>) => void;
  /** Continues from an earlier, interrupted read. */
  from?: PagesRead<Row> | undefined;
  /** Stops after this many pages; unlimited by default. */
  atMost?: number;
  /** Two readings agree when this is the same of all their rows; by default the rows themselves. */
  identify?: (row: Row) => unknown;
}

/** Rows per page when reading a whole list; screens request 10 (spec §9). */
export const wholeListPageSize = 100;

/** A list that is still another after this many readings is not going to stand still. */
const maxReadings = 6;

const nothingRead = {
  rows: [],
  unreadable: 0,
  page: 0,
  totalPages: null,
  complete: false,
  readings: 1,
};

/**
 * Reads a list page by page; if the API does not say how many pages there are, until a page has no new rows. Two pages
 * are two moments: a row that moves over their border in between is lost or comes twice. A list in several pages is
 * therefore read until two readings in a row agree; then all its rows stood there between the two.
 * @throws PartnerApiError when the list keeps changing, and whatever the fetcher throws, after `onPage` has reported
 *   from where to continue.
 */
export async function readAllPages<Row extends { guid: string }>(
  fetchPage: FetchPage<Row>,
  { signal, onPage, from, atMost = Infinity, identify = (row) => row }: ReadAllPages<Row> = {},
): Promise<PagesRead<Row>> {
  let read: PagesRead<Row> = from ?? nothingRead;
  while (!read.complete) {
    signal?.throwIfAborted();
    const { data, unreadable = 0, totalPages } = await fetchPage(read.page + 1, signal);
    signal?.throwIfAborted();
    const page = read.page + 1;
    const fresh = uniqueByGuid(data);
    const rows = uniqueByGuid([...read.rows, ...fresh]);
    const broughtNothing = rows.length === read.rows.length;
    const atEnd = totalPages === null ? broughtNothing : totalPages <= page;
    const moved = rows.length < read.rows.length + fresh.length && !(totalPages === null && atEnd);
    read = { ...read, rows, unreadable: read.unreadable + unreadable, page, totalPages };
    const ended = atEnd || page >= atMost;
    if (ended && !moved && (page === 1 || isSame(read.earlier ?? [], rows, identify))) {
      read = { ...read, complete: atEnd };
      onPage?.(read);
      return read;
    }
    if (ended || moved) {
      if (read.readings === maxReadings) {
        onPage?.({ ...nothingRead, totalPages });
        throw new PartnerApiError('shape', 'a list', 'The list keeps changing. Please try again.');
      }
      const earlier = moved ? undefined : rows;
      read = { ...nothingRead, totalPages, earlier, readings: read.readings + 1 };
    }
    onPage?.(read);
  }
  return read;
}

function isSame<Row>(
  before: readonly Row[],
  now: readonly Row[],
  identify: (row: Row) => unknown,
): boolean {
  return JSON.stringify(before.map(identify)) === JSON.stringify(now.map(identify));
}
