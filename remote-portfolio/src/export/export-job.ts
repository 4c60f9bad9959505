import { formatDate } from '@investor-portal/shared/rules/dates';
import { readAllPages, type FetchPage, type PagesRead } from '../data/read-all-pages';
import { toCsv, type Column } from './csv';

/** How far an export is. */
export interface ExportProgress {
  rows: number;
  /** Exact once everything is read; before, the most it can be. */
  atMost: number;
  page: number;
  totalPages: number;
}

/** One export; run again after a failure, it goes on where it stopped. */
export interface ExportJob {
  /**
   * Reads what is missing and makes the file.
   * @throws what the fetcher throws; an AbortError when it is cancelled.
   */
  run: (signal: AbortSignal, onProgress: (progress: ExportProgress) => void) => Promise<ExportFile>;
}

export interface ExportFile {
  name: string;
  csv: string;
  rows: number;
}

interface ExportSource<Row extends { guid: string }> {
  /** `investment-commitments`; the day is added. */
  name: string;
  columns: readonly Column<Row>[];
  fetchPage: FetchPage<Row>;
  /** Rows of a page. */
  pageSize: number;
}

/** An export of a whole list as CSV. */
export function exportJob<Row extends { guid: string }>(source: ExportSource<Row>): ExportJob {
  let read: PagesRead<Row> | undefined;
  return {
    run: async (signal, onProgress) => {
      const onPage = (progress: PagesRead<Row>) => {
        read = progress;
        onProgress(progressOf(progress, source.pageSize));
      };
      const { rows } = await readAllPages(source.fetchPage, { signal, onPage, from: read });
      const name = `${source.name}-${formatDate(Date.now())}.csv`;
      return { name, csv: toCsv(source.columns, rows), rows: rows.length };
    },
  };
}

function progressOf<Row>(
  { rows, page, totalPages }: PagesRead<Row>,
  pageSize: number,
): ExportProgress {
  const complete = page >= totalPages;
  return {
    rows: rows.length,
    atMost: complete ? rows.length : totalPages * pageSize,
    page,
    totalPages: Math.max(1, totalPages),
  };
}
