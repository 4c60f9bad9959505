import { formatDate } from '@investor-portal/shared/rules/dates';
import {
  readAllPages,
  type FetchPage,
  type PagesRead,
} from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { toCsv, type Column } from './csv';

export interface ExportProgress {
  rows: number;
  /** The maximum number of rows, or null if unknown. It is exact once everything is read. */
  atMost: number | null;
  /** The percentage of the requests that are done, or null if unknown. A list of several pages is read twice. */
  percent: number | null;
}

/** An export. Running it again after a failure continues where it stopped. */
export interface ExportJob {
  /** @throws the fetcher's error, or an AbortError if the export is cancelled. */
  run: (signal: AbortSignal, onProgress: (progress: ExportProgress) => void) => Promise<ExportFile>;
}

export interface ExportFile {
  name: string;
  csv: string;
  rows: number;
  unreadable: number;
}

interface ExportSource<Row extends { guid: string }> {
  name: string;
  columns: readonly Column<Row>[];
  fetchPage: FetchPage<Row>;
  pageSize: number;
}

export function exportJob<Row extends { guid: string }>(source: ExportSource<Row>): ExportJob {
  let read: PagesRead<Row> | undefined;
  return {
    run: async (signal, onProgress) => {
      const onPage = (progress: PagesRead<Row>) => {
        read = progress;
        onProgress(progressOf(progress, source.pageSize));
      };
      const { rows, unreadable } = await readAllPages(source.fetchPage, {
        signal,
        onPage,
        from: read,
      });
      const name = `${source.name}-${formatDate(serverNow())}.csv`;
      return { name, csv: toCsv(source.columns, rows), rows: rows.length, unreadable };
    },
  };
}

function progressOf<Row>(
  { rows, page, totalPages, complete, earlier }: PagesRead<Row>,
  pageSize: number,
): ExportProgress {
  if (complete) return { rows: rows.length, atMost: rows.length, percent: 100 };
  const read = earlier?.length ?? rows.length;
  if (totalPages === null) return { rows: read, atMost: null, percent: null };
  return {
    rows: read,
    atMost: totalPages * pageSize,
    percent: ((earlier ? totalPages + page : page) / (2 * totalPages)) * 100,
  };
}
