import { routeNames } from '../drive/routes';
import { titles, type Kind } from '../settings/measurement';
import { bestMonolith, medianOf, ratioOf, type Against, type Row } from './rows';

/** A performance target, and whether this run met it. */
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
  /** What the figure is a ratio to, within one run; absent for an absolute figure. */
  to?: Against;
  /** The limit, or those of what it is set for. */
  most: number | Readonly<Record<string, number>>;
  /** Where it is set, other than everywhere. */
  on?: readonly string[];
  /** The unit of an absolute figure. */
  unit?: number;
}

const kilobyte = 1_000;
const on = routeNames;
const best = bestMonolith;
const criticalKb = { 'campaign-list': 185, campaign: 200, wizard: 210, commitments: 190 };

const goals: readonly Goal[] = [
  { goal: 'LCP against the best monolith', of: ['cold', 'lcp'], to: best, most: 1 },
  { goal: 'Warm LCP against the best monolith', of: ['warm', 'lcp'], to: best, most: 1 },
  { goal: 'JS bytes against the best monolith', of: ['cold', 'jsBytes'], to: best, most: 1.1, on },
  { goal: 'TBT against the best monolith', of: ['cold', 'tbt'], to: best, most: 1.1, on },
  { goal: 'JS requests', of: ['cold', 'jsRequests'], most: 4, on },
  { goal: 'CLS', of: ['cold', 'cls'], most: 0, on },
  { goal: 'Critical JS, KB gzip', of: ['cold', 'jsGzip'], most: criticalKb, unit: kilobyte },
  { goal: 'JS bytes of the tour', of: ['tour', 'jsBytesAll'], to: best, most: 1.15 },
  { goal: 'Going on against the best monolith', of: ['going-on', 'ms'], to: best, most: 1 },
  { goal: 'Interaction to paint, ms', of: ['interactions', 'ms'], most: 100 },
  {
    goal: 'Time to content against mount',
    of: ['platform-page', 'ms'],
    to: () => ({ what: 'mount' }),
    most: { attach: 0.85 },
  },
  {
    goal: 'Time to content against press',
    of: ['platform-page', 'ms'],
    to: () => ({ what: 'press' }),
    most: { 'preloaded press': 0.6 },
  },
];

/** Each goal wherever it was measured. */
export function targetsOf(rows: readonly Row[]): Target[] {
  const ours = rows.filter(({ variant }) => variant === 'ours');
  return goals.flatMap((goal) => ours.flatMap((row) => judge(goal, row, rows)));
}

function judge(goal: Goal, row: Row, rows: readonly Row[]): Target[] {
  const { to, most, unit = 1 } = goal;
  const [kind, figure] = goal.of;
  const limit = typeof most === 'number' ? most : most[row.what];
  const isSet = kind === row.kind && (!goal.on || goal.on.includes(row.what));
  if (!isSet || limit === undefined) return [];
  const exact = to ? ratioOf(row, figure, to, rows) : medianOf(row, figure);
  if (exact === undefined) return [];
  // A figure is judged as it is displayed: 1.001 does not miss 1.00.
  const measured = Math.round((exact / unit) * 100) / 100;
  const where = titles[row.what] ?? row.what;
  return [{ goal: goal.goal, where, wanted: `≤ ${limit}`, measured, met: measured <= limit }];
}
