import { kinds, titles, type Kind, variantDescriptions } from '../settings/measurement';
import { medianOf, ratioToMonolith, type Row } from './rows';
import type { Target } from './targets';

interface Column {
  heading: string;
  show: (row: Row, rows: readonly Row[]) => string;
}

interface Table {
  title: string;
  columns: readonly Column[];
}

const missing = '--';
const whole = (value: number) => value.toFixed(0);
const hundredths = (value: number) => value.toFixed(2);
const kilobytes = (value: number) => (value / 1_000).toFixed(0);

function median(heading: string, figure: string, format: (value: number) => string): Column {
  const show = (row: Row) => {
    const value = medianOf(row, figure);
    return value === undefined ? missing : format(value);
  };
  return { heading, show };
}

function spread(heading: string, name: string): Column {
  const show = ({ figures }: Row) => {
    const figure = figures[name];
    if (!figure) return missing;
    return `${whole(figure.median)} (${whole(figure.min)}–${whole(figure.max)})`;
  };
  return { heading, show };
}

const screen: Column = { heading: 'screen', show: (row) => titles[row.what] ?? row.what };

const build: Column = { heading: 'build', show: ({ variant }) => variantDescriptions[variant] };

const againstBest = (figure: string): Column => ({
  heading: '÷ best monolith',
  show: (row, rows) => {
    const found = ratioToMonolith(row, figure, rows);
    return found === undefined ? missing : hundredths(found);
  },
});

const tables: Readonly<Record<Kind, Table>> = {
  cold: {
    title: 'With an empty cache',
    columns: [
      screen,
      build,
      spread('LCP ms', 'lcp'),
      againstBest('lcp'),
      spread('content ms', 'shown'),
      median('TBT ms', 'tbt', whole),
      median('CLS', 'cls', hundredths),
      median('JS requests', 'jsRequests', whole),
      median('JS KB', 'jsBytes', kilobytes),
      median('incl. prefetched KB', 'jsBytesAll', kilobytes),
      median('requests', 'requests', whole),
    ],
  },
  warm: {
    title: 'With a full cache',
    columns: [
      screen,
      build,
      spread('LCP ms', 'lcp'),
      againstBest('lcp'),
      spread('content ms', 'shown'),
      median('TBT ms', 'tbt', whole),
    ],
  },
  tour: {
    title: 'Tour of the four screens in one page',
    columns: [
      build,
      median('JS requests', 'jsRequestsAll', whole),
      median('JS KB', 'jsBytesAll', kilobytes),
      againstBest('jsBytesAll'),
      median('requests', 'requests', whole),
      median('KB', 'bytes', kilobytes),
    ],
  },
  'going-on': {
    title: 'From the campaign list to the portfolio, from the press to its content',
    columns: [build, spread('ms', 'ms'), againstBest('ms')],
  },
};

export function sectionsOf(
  rows: readonly Row[],
  among: readonly Kind[] = kinds,
): { title: string; table: string }[] {
  return among.flatMap((wanted) => {
    const lines = rows.filter(({ kind }) => kind === wanted);
    if (lines.length === 0) return [];
    const { title, columns } = tables[wanted];
    const table = markdownTable(
      columns.map(({ heading }) => heading),
      lines.map((row) => columns.map(({ show }) => show(row, rows))),
    );
    return [{ title, table }];
  });
}

export function asText({ rows, targets }: { rows: readonly Row[]; targets: readonly Target[] }) {
  return [...sectionsOf(rows), { title: 'Targets', table: targetTable(targets) }]
    .map(({ title, table }) => `${title}\n\n${table}`)
    .join('\n\n');
}

export function targetTable(targets: readonly Target[]): string {
  return markdownTable(
    ['target', 'where', 'wanted', 'measured', ''],
    targets.map(({ goal, where, wanted, measured, met }) => [
      goal,
      where,
      wanted,
      String(measured),
      met === undefined ? 'not judged: the runs disagree' : met ? 'met' : 'not met',
    ]),
  );
}

/** Returns a Markdown table with aligned columns, which can also be read as plain text. */
function markdownTable(headings: readonly string[], lines: readonly string[][]): string {
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
