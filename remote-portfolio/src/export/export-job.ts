import { formatDate } from '@investor-portal/shared/rules/dates';
import { readAllPages, type FetchPage, type PagesRead } from '../data/read-all-pages';
import { toCsv, type Column } from './csv';

/** How far an export is. */
export interface ExportProgress {
  rows: number;
  /** Exact once everything is read; before, the most it can be, where that is known. */
  atMost: number | null;
  /** How much of the list is read, in percent; null while that is not known. */
  percent: number | null;
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
  { rows, page, totalPages, whole }: PagesRead<Row>,
  pageSize: number,
): ExportProgress {
  if (whole) return { rows: rows.length, atMost: rows.length, percent: 100 };
  if (totalPages === null) return { rows: rows.length, atMost: null, percent: null };
  return {
    rows: rows.length,
    atMost: totalPages * pageSize,
    percent: (page / totalPages) * 100,
  };
}
