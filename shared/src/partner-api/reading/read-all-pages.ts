import { uniqueByGuid, type Page } from '../contract/envelope';
import { PartnerApiError } from '../errors';

export interface PagesRead<Row> {
  rows: Row[];
  unreadable: number;
  /** The number of pages read. The next page is `page + 1`. */
  page: number;
  /** Null if the API does not state the total. */
  totalPages: number | null;
  complete: boolean;
  /** The rows of the previous reading, with which this reading must agree. */
  earlier?: readonly Row[] | undefined;
  /** The number of readings so far, including this reading. */
  readings: number;
}

export type FetchPage<Row> = (pageNumber: number, signal?: AbortSignal) => Promise<Page<Row>>;

export interface ReadAllPages<Row> {
  signal?: AbortSignal | undefined;
  onPage?: (read: PagesRead<Row>) => void;
  /** Continues from an earlier, interrupted read. */
  from?: PagesRead<Row> | undefined;
  /** Stops after this many pages. The default is no limit. */
  atMost?: number;
  /** Two readings agree if this value is the same for all their rows. By default, it is the row itself. */
  identify?: (row: Row) => unknown;
}

/** The rows per page when reading a whole list. Screens use smaller pages (spec §9). */
export const wholeListPageSize = 100;

/** Give up after this many attempts to read a list that keeps changing. */
const maxReadings = 6;

const emptyRead = {
  rows: [],
  unreadable: 0,
  page: 0,
  totalPages: null,
  complete: false,
  readings: 1,
};

/**
 * Reads a list page by page. If the API does not state the number of pages, reads until a page has no new rows. Two pages
 * belong to two moments, so a row that crosses their border in between is lost or repeated. A list of several pages is
 * therefore read until two consecutive readings agree. All its rows then existed between the two readings.
 * @throws PartnerApiError when the list keeps changing, and any error of the fetcher after `onPage` has reported
 *   where to continue.
 */
export async function readAllPages<Row extends { guid: string }>(
  fetchPage: FetchPage<Row>,
  { signal, onPage, from, atMost = Infinity, identify = (row) => row }: ReadAllPages<Row> = {},
): Promise<PagesRead<Row>> {
  let read: PagesRead<Row> = from ?? emptyRead;
  while (!read.complete) {
    signal?.throwIfAborted();
    const { data, unreadable = 0, totalPages } = await fetchPage(read.page + 1, signal);
    signal?.throwIfAborted();
    const page = read.page + 1;
    const fresh = uniqueByGuid(data);
    const rows = uniqueByGuid([...read.rows, ...fresh]);
    const hasNoNewRows = rows.length === read.rows.length;
    const isAtEnd = totalPages === null ? hasNoNewRows : totalPages <= page;
    const hasMoved =
      rows.length < read.rows.length + fresh.length && !(totalPages === null && isAtEnd);
    // An API without pages sends the same rows again, and the same unreadable ones.
    const isRepeated = totalPages === null && page > 1 && fresh.length > 0 && hasNoNewRows;
    const skipped = read.unreadable + (isRepeated ? 0 : unreadable);
    read = { ...read, rows, unreadable: skipped, page, totalPages };
    const hasEnded = isAtEnd || page >= atMost;
    if (hasEnded && !hasMoved && (page === 1 || isSame(read.earlier ?? [], rows, identify))) {
      read = { ...read, complete: isAtEnd };
      onPage?.(read);
      return read;
    }
    if (hasEnded || hasMoved) {
      if (read.readings === maxReadings) {
        onPage?.({ ...emptyRead, totalPages });
        throw new PartnerApiError('shape', 'a list', 'The list keeps changing. Please try again.');
      }
      const earlier = hasMoved ? undefined : rows;
      read = { ...emptyRead, totalPages, earlier, readings: read.readings + 1 };
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
