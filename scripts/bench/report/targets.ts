import { titles, type Kind } from '../settings/measurement';
import { medianOf, ratioToMonolith, type Row } from './rows';

export interface Target {
  goal: string;
  where: string;
  wanted: string;
  measured: number;
  met: boolean;
}

interface Goal {
  goal: string;
  of: readonly [kind: Kind, figure: string];
  /** Whether the figure is a ratio to the best monolith within one run. */
  toMonolith?: true;
  most: number | Readonly<Record<string, number>>;
  /** The unit of an absolute figure. */
  unit?: number;
}

const kilobyte = 1_000;
const toMonolith = true;
const criticalKb = { 'campaign-list': 185, campaign: 200, wizard: 210, commitments: 190 };

const goals: readonly Goal[] = [
  { goal: 'LCP against the best monolith', of: ['cold', 'lcp'], toMonolith, most: 1 },
  { goal: 'Warm LCP against the best monolith', of: ['warm', 'lcp'], toMonolith, most: 1 },
  { goal: 'JS bytes against the best monolith', of: ['cold', 'jsBytes'], toMonolith, most: 1.1 },
  { goal: 'TBT against the best monolith', of: ['cold', 'tbt'], toMonolith, most: 1.1 },
  { goal: 'JS requests', of: ['cold', 'jsRequests'], most: 4 },
  { goal: 'CLS', of: ['cold', 'cls'], most: 0 },
  { goal: 'Critical JS, KB gzip', of: ['cold', 'jsGzip'], most: criticalKb, unit: kilobyte },
  { goal: 'JS bytes of the tour', of: ['tour', 'jsBytesAll'], toMonolith, most: 1.15 },
  { goal: 'Going on against the best monolith', of: ['going-on', 'ms'], toMonolith, most: 1 },
];

/** Judges each goal for every screen on which it was measured. */
export function targetsOf(rows: readonly Row[]): Target[] {
  const ours = rows.filter(({ variant }) => variant === 'ours');
  return goals.flatMap((goal) => ours.flatMap((row) => judge(goal, row, rows)));
}

function judge(goal: Goal, row: Row, rows: readonly Row[]): Target[] {
  const { most, unit = 1 } = goal;
  const [kind, figure] = goal.of;
  const limit = typeof most === 'number' ? most : most[row.what];
  if (kind !== row.kind || limit === undefined) return [];
  const exact = goal.toMonolith ? ratioToMonolith(row, figure, rows) : medianOf(row, figure);
  if (exact === undefined) return [];
  // A figure is judged as it is displayed: 1.001 does not miss 1.00.
  const measured = Math.round((exact / unit) * 100) / 100;
  const where = titles[row.what] ?? row.what;
  return [{ goal: goal.goal, where, wanted: `≤ ${limit}`, measured, met: measured <= limit }];
}
