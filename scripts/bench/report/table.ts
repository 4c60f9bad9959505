import type { Figures } from '../drive/figures.ts';
import { routes } from '../drive/routes.ts';
import { describedAs } from '../variants/names.ts';
import { find, type Results, type Row } from './results.ts';
import { ratio, type Spread } from './spread.ts';

interface Column {
  heading: string;
  show: (row: Row, rows: readonly Row[]) => string;
}

const whole = (value: number) => String(Math.round(value));
const kilobytes = (value: number) => (value / 1_000).toFixed(0);
const hundredths = (value: number) => value.toFixed(2);

function figure(heading: string, key: keyof Figures, format: (value: number) => string): Column {
  return { heading, show: ({ figures }) => format(figures[key].median) };
}

export function spread({ median, min, max }: Spread): string {
  return `${whole(median)} (${whole(min)}–${whole(max)})`;
}

function against(heading: string, variant: Row['variant']): Column {
  return {
    heading,
    show: (row, rows) => {
      const other = find(rows, { ...row, variant });
      return other ? hundredths(ratio(row.figures.lcp.median, other.figures.lcp.median)) : '--';
    },
  };
}

const columns: readonly Column[] = [
  { heading: 'build', show: ({ variant }) => describedAs[variant] },
  { heading: 'LCP ms', show: ({ figures }) => spread(figures.lcp) },
  against('÷ best monolith', 'monolith-best'),
  against('÷ defaults', 'federation-defaults'),
  { heading: 'content ms', show: ({ figures }) => spread(figures.shown) },
  figure('TBT ms', 'tbt', whole),
  figure('CLS', 'cls', hundredths),
  figure('JS requests', 'jsRequests', whole),
  figure('JS KB', 'jsBytes', kilobytes),
  figure('incl. prefetched KB', 'jsBytesAll', kilobytes),
  figure('manifests', 'manifests', whole),
  figure('requests', 'requests', whole),
  figure('chain', 'depth', whole),
];

const tourColumns: readonly Column[] = [
  { heading: 'build', show: ({ variant }) => describedAs[variant] },
  figure('JS requests', 'jsRequestsAll', whole),
  figure('JS KB', 'jsBytesAll', kilobytes),
  {
    heading: '÷ best monolith',
    show: (row, rows) => {
      const other = find(rows, { ...row, variant: 'monolith-best' });
      const own = row.figures.jsBytesAll.median;
      return other ? hundredths(ratio(own, other.figures.jsBytesAll.median)) : '--';
    },
  },
  figure('requests', 'requests', whole),
  figure('KB', 'bytes', kilobytes),
];

/** A table in Markdown, aligned to be read as text too. */
export function markdownTable(headings: readonly string[], lines: readonly string[][]): string {
  const widths = headings.map((heading, at) =>
    Math.max(3, heading.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const pad = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  const row = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [row(headings), row(rule), ...lines.map(row)].join('\n');
}

/** The rows of one route and cache, a build a line. */
export function routeTable(
  results: Pick<Results, 'rows'>,
  route: Row['route'],
  cache: Row['cache'],
) {
  const rows = results.rows.filter((row) => row.route === route && row.cache === cache);
  const shown = route === 'tour' ? tourColumns : columns;
  return markdownTable(
    shown.map(({ heading }) => heading),
    rows.map((row) => shown.map(({ show }) => show(row, results.rows))),
  );
}

export function titleOf(route: Row['route'], cache: Row['cache']): string {
  if (route === 'tour') return 'Tour of the four screens in one page';
  if (route === 'cross-site') return `Campaign list in a page of another site, ${cache} cache`;
  return `${routes[route].title}, ${cache} cache`;
}
