import { uniqueByGuid, type Page } from '../contract/envelope';
import { PartnerApiError } from '../errors';

export interface PagesRead<Row> {
  rows: Row[];
  unreadable: number;
  page: number;
  /** Null if the API does not state the total. */
  totalPages: number | null;
  complete: boolean;
}

export type FetchPage<Row> = (pageNumber: number, signal?: AbortSignal) => Promise<Page<Row>>;

export interface ReadAllPages<Row> {
  signal?: AbortSignal | undefined;
  atMost?: number;
  /** Two readings agree if this value is the same for all their rows. By default, it is the row itself. */
  identify?: (row: Row) => unknown;
}

/** The rows per page when reading a whole list. Screens use smaller pages (spec §9). */
export const wholeListPageSize = 200;

const maxReadings = 6;

/**
 * Reads a list page by page. If the API does not state the number of pages, reads until a page has no new rows. Two pages
 * belong to two moments, so a row that crosses their border in between is lost or repeated. A list of several pages is
 * therefore read until consecutive readings agree. All its rows then existed between two readings. The order of the rows
 * may differ, because an API may order rows of the same date differently each time.
 * @throws PartnerApiError when the list keeps changing, and any error of the fetcher.
 */
export async function readAllPages<Row extends { guid: string }>(
  fetchPage: FetchPage<Row>,
  { signal, atMost = Infinity, identify = (row) => row }: ReadAllPages<Row> = {},
): Promise<PagesRead<Row>> {
  let earlier: (Reading<Row> & { isWhole: boolean }) | undefined;
  for (let readings = 1; readings <= maxReadings; readings += 1) {
    const reading = await readOnce(fetchPage, atMost, signal);
    const { sent, ...read } = reading;
    if (read.page === 1) return read;
    const isWhole = read.rows.length === sent;
    const rows = earlier && together(earlier, reading, identify);
    // Rows that were read twice mean that a row has moved, or that the API orders equal dates anew for each page.
    const isDecided = (isWhole && earlier?.isWhole) || readings === maxReadings;
    if (isDecided && rows?.length === sent) return { ...read, rows };
    earlier = { ...reading, rows: rows ?? read.rows, isWhole };
  }
  throw new PartnerApiError('shape', 'a list', 'The list keeps changing. Please try again.');
}

interface Reading<Row> extends PagesRead<Row> {
  /** The number of rows on all pages. A row that two pages have counts twice. */
  sent: number;
}

async function readOnce<Row extends { guid: string }>(
  fetchPage: FetchPage<Row>,
  atMost: number,
  signal: AbortSignal | undefined,
): Promise<Reading<Row>> {
  const read: Reading<Row> = {
    rows: [],
    unreadable: 0,
    page: 0,
    totalPages: null,
    complete: false,
    sent: 0,
  };
  while (!read.complete && read.page < atMost) {
    signal?.throwIfAborted();
    const { data, unreadable = 0, totalPages } = await fetchPage(read.page + 1, signal);
    signal?.throwIfAborted();
    const page = read.page + 1;
    const fresh = uniqueByGuid(data);
    const rows = uniqueByGuid([...read.rows, ...fresh]);
    const hasNoNewRows = rows.length === read.rows.length;
    const isAtEnd = totalPages === null ? hasNoNewRows : totalPages <= page;
    // An API without pages sends the same rows again, and the same unreadable ones.
    const isRepeated = totalPages === null && page > 1 && fresh.length > 0 && hasNoNewRows;
    Object.assign(read, {
      rows,
      unreadable: read.unreadable + (isRepeated ? 0 : unreadable),
      page,
      totalPages,
      complete: isAtEnd,
      sent: read.sent + (isRepeated ? 0 : fresh.length),
    });
  }
  return read;
}

/**
 * Returns the rows of two readings, or undefined if they differ. A reading lacks a row if another row is on two of its pages,
 * and the other reading may have it.
 */
function together<Row extends { guid: string }>(
  earlier: Reading<Row>,
  now: Reading<Row>,
  identify: (row: Row) => unknown,
): Row[] | undefined {
  const before = new Map(earlier.rows.map((row) => [row.guid, row]));
  const isSame = (row: Row) => {
    const known = before.get(row.guid);
    return !known || JSON.stringify(identify(known)) === JSON.stringify(identify(row));
  };
  const rows = uniqueByGuid([...now.rows, ...earlier.rows]);
  const isAgreed = earlier.sent === now.sent && rows.length <= now.sent && now.rows.every(isSame);
  return isAgreed ? rows : undefined;
}
