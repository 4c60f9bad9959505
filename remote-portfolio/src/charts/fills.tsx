import { tokens } from '@investor-portal/shared/theme/tokens';

const { colour } = tokens;

/**
 * Fills that differ even without their colours: each part of a chart has its own pattern, on its own colour. After the last
 * fill they start over; the legend names every part as well.
 */
const fills = [
  { ground: colour['accent-text'], line: undefined, path: undefined },
  { ground: colour['accent-line'], line: colour['accent-text'], path: 'M-1 1l2-2M0 8l8-8M7 9l2-2' },
  { ground: colour.surface, line: colour.info, path: 'M2 2h.01M6 6h.01' },
  { ground: colour['warning-soft'], line: colour.warning, path: 'M0 2h8M0 6h8' },
  { ground: colour.neutral, line: colour.surface, path: 'M9 1l-2-2M8 8L0 0M-1 7l2 2' },
  { ground: colour['positive-soft'], line: colour.positive, path: 'M2 0v8M6 0v8' },
] as const;

interface FillsProps {
  /** Unique on the page: a pattern is referred to by its id. */
  id: string;
  /** The number of parts. */
  count: number;
}

/** The patterns of a chart, for its `defs`. */
export function Fills({ id, count }: FillsProps) {
  return fills.slice(0, count).map(({ ground, line, path }, index) => (
    <pattern key={index} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" style={{ fill: ground }} />
      {path ? (
        <path
          d={path}
          style={{ stroke: line, strokeWidth: 2, strokeLinecap: 'round', fill: 'none' }}
        />
      ) : null}
    </pattern>
  ));
}

/** The fill of the part with this index. */
export function fillOf(id: string, index: number): string {
  return `url(#${id}-${index % fills.length})`;
}
