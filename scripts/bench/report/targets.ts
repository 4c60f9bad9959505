import { titles, type Kind } from '../settings/measurement';
import { medianOf, ratiosToMonolith, ratioToMonolith, type Row } from './rows';

export interface Target {
  goal: string;
  where: string;
  wanted: string;
  measured: number;
  /** Undefined if the runs lie on both sides of the limit, so that chance would decide. */
  met: boolean | undefined;
}

interface Goal {
  goal: string;
  of: readonly [kind: Kind, figure: string];
  /** Whether the figure is a ratio to the best monolith within one run. */
  toMonolith?: true;
  most: number | Readonly<Record<string, number>>;
}

const toMonolith = true;
/** The list has a first frame (decision 106), which a monolith has not. */
const lcp = { 'campaign-list': 0.85, campaign: 1.05, wizard: 1.05, commitments: 1.05 };

const goals: readonly Goal[] = [
  { goal: 'LCP against the best monolith', of: ['cold', 'lcp'], toMonolith, most: lcp },
  { goal: 'Warm LCP against the best monolith', of: ['warm', 'lcp'], toMonolith, most: 1.03 },
  { goal: 'CLS', of: ['cold', 'cls'], most: 0 },
  { goal: 'JS bytes of the tour', of: ['tour', 'jsBytesAll'], toMonolith, most: 1.15 },
  { goal: 'Going on against the best monolith', of: ['going-on', 'ms'], toMonolith, most: 1.05 },
];

/** Judges each goal for every screen on which it was measured. */
export function targetsOf(rows: readonly Row[]): Target[] {
  const ours = rows.filter(({ variant }) => variant === 'ours');
  return goals.flatMap((goal) => ours.flatMap((row) => judge(goal, row, rows)));
}

function judge(goal: Goal, row: Row, rows: readonly Row[]): Target[] {
  const { most } = goal;
  const [kind, figure] = goal.of;
  const limit = typeof most === 'number' ? most : most[row.what];
  if (kind !== row.kind || limit === undefined) return [];
  const exact = goal.toMonolith ? ratioToMonolith(row, figure, rows) : medianOf(row, figure);
  if (exact === undefined) return [];
  const ofRuns = goal.toMonolith
    ? ratiosToMonolith(row, figure, rows)
    : (row.figures[figure]?.values ?? []);
  // Figures are judged as they are displayed: 1.001 does not miss 1.00.
  const isMet = (value: number) => hundredths(value) <= limit;
  const met = isMet(exact);
  const decided = ofRuns.every((value) => isMet(value) === met);
  return [
    {
      goal: goal.goal,
      where: titles[row.what] ?? row.what,
      wanted: `≤ ${limit}`,
      measured: hundredths(exact),
      met: decided ? met : undefined,
    },
  ];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
