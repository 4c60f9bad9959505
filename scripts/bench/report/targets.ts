import type { Figures } from '../drive/figures.ts';
import { routeNames, type RouteName } from '../drive/routes.ts';
import { judge } from './judge.ts';
import { partTargetsOf } from './part-targets.ts';
import { find, type PartRow, type Row, type Target } from './results.ts';
import { ratio } from './spread.ts';

const kilobyte = 1_000;

interface Goal {
  goal: string;
  figure: keyof Figures;
  /** The builds to compare with, of which the least counts; absent for an absolute figure. */
  against?: readonly Row['variant'][];
  most?: number | Readonly<Record<RouteName, number>>;
  least?: number;
  /** The unit of an absolute figure. */
  per?: number;
  /** Where it is set, other than on every route. */
  on?: readonly Row['route'][];
  cache?: 'warm';
}

const best = ['monolith-best'] as const;
const monoliths = ['monolith', 'monolith-best'] as const;
const shown = [...routeNames, 'cross-site'] as const;

/** Targets for a cold load unless they say warm; against another build, the ratio within one run. */
const goals: readonly Goal[] = [
  { goal: 'LCP against the best monolith', figure: 'lcp', against: best, most: 1, on: shown },
  {
    goal: 'Warm LCP against the best monolith',
    figure: 'lcp',
    against: best,
    most: 1,
    on: shown,
    cache: 'warm',
  },
  { goal: 'JS bytes against the best monolith', figure: 'jsBytes', against: best, most: 1.1 },
  { goal: 'TBT against the best monolith', figure: 'tbt', against: best, most: 1.1 },
  { goal: 'JS requests', figure: 'jsRequests', most: 4 },
  { goal: 'Manifest requests', figure: 'manifests', most: 0 },
  { goal: 'Chain after the document', figure: 'depth', most: 2 },
  { goal: 'CLS', figure: 'cls', most: 0 },
  {
    goal: 'Critical JS, KB gzip',
    figure: 'jsGzip',
    most: { 'campaign-list': 185, campaign: 200, wizard: 210, commitments: 190 },
    per: kilobyte,
  },
  {
    goal: 'Times as fast as the defaults',
    figure: 'lcp',
    against: ['federation-defaults'],
    least: 2,
  },
  // Of the two monoliths the one that loads less: the best one may spend bytes of later screens on the first.
  {
    goal: 'JS bytes of the tour',
    figure: 'jsBytesAll',
    against: monoliths,
    most: 1.15,
    on: ['tour'],
  },
];

/** Each goal on each route that was measured, and those of the other parts. */
export function targetsOf(rows: readonly Row[], parts: readonly PartRow[] = []): Target[] {
  const ofLoads = goals.flatMap((goal) =>
    (goal.on ?? routeNames).flatMap((route) => judgeRoute(goal, route, rows) ?? []),
  );
  return [...ofLoads, ...partTargetsOf(parts)];
}

function judgeRoute(goal: Goal, route: Row['route'], rows: readonly Row[]): Target | undefined {
  const medianOf = (variant: Row['variant']) =>
    find(rows, { route, cache: goal.cache ?? 'cold', variant })?.figures[goal.figure].median;
  const own = medianOf('ours');
  const others = goal.against?.map(medianOf).filter((median) => median !== undefined);
  if (own === undefined || others?.length === 0) return undefined;
  const theirs = others && Math.min(...others);
  const measured =
    theirs === undefined
      ? own / (goal.per ?? 1)
      : goal.least === undefined
        ? ratio(own, theirs)
        : ratio(theirs, own);
  const most = typeof goal.most === 'object' ? goal.most[route as RouteName] : goal.most;
  return judge({ goal: goal.goal, where: route, measured, most, least: goal.least });
}
