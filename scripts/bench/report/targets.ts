import type { Figures } from '../drive/figures.ts';
import { routeNames } from '../drive/routes.ts';
import { find, type Row, type Target } from './results.ts';
import { ratio } from './spread.ts';

const kilobyte = 1_000;

interface Goal {
  goal: string;
  figure: keyof Figures;
  /** The build to compare with; absent for an absolute figure. */
  against?: Row['variant'];
  most?: number;
  least?: number;
  /** The unit of an absolute figure. */
  per?: number;
  tour?: true;
}

const best = 'monolith-best';

/** Targets for a cold load; against another build, the ratio within one run. */
const goals: readonly Goal[] = [
  { goal: 'LCP against the best monolith', figure: 'lcp', against: best, most: 1 },
  { goal: 'JS bytes against the best monolith', figure: 'jsBytes', against: best, most: 1.1 },
  { goal: 'TBT against the best monolith', figure: 'tbt', against: best, most: 1.1 },
  { goal: 'JS requests', figure: 'jsRequests', most: 4 },
  { goal: 'Manifest requests', figure: 'manifests', most: 0 },
  { goal: 'Chain after the document', figure: 'depth', most: 2 },
  { goal: 'CLS', figure: 'cls', most: 0 },
  { goal: 'Critical JS, KB gzip', figure: 'jsGzip', most: 150, per: kilobyte },
  {
    goal: 'Times as fast as the defaults',
    figure: 'lcp',
    against: 'federation-defaults',
    least: 2,
  },
  { goal: 'JS bytes of the tour', figure: 'jsBytesAll', against: best, most: 1.15, tour: true },
];

/** Each goal on each route that was measured. */
export function targetsOf(rows: readonly Row[]): Target[] {
  return goals.flatMap((goal) =>
    (goal.tour ? (['tour'] as const) : routeNames).flatMap((route) => {
      const ours = find(rows, { route, cache: 'cold', variant: 'ours' });
      const other = goal.against && find(rows, { route, cache: 'cold', variant: goal.against });
      if (!ours || (goal.against && !other)) return [];
      return [judge(goal, route, ours, other || undefined)];
    }),
  );
}

function judge(goal: Goal, where: string, ours: Row, other: Row | undefined): Target {
  const own = ours.figures[goal.figure].median;
  const theirs = other?.figures[goal.figure].median;
  const exact =
    theirs === undefined
      ? own / (goal.per ?? 1)
      : goal.least === undefined
        ? ratio(own, theirs)
        : ratio(theirs, own);
  // Rounded as displayed: 1.001 does not miss 1.00.
  const measured = Math.round(exact * 100) / 100;
  const { most = Infinity, least = -Infinity } = goal;
  return {
    goal: goal.goal,
    where,
    wanted: goal.least === undefined ? `≤ ${most}` : `≥ ${least}`,
    measured,
    met: measured <= most && measured >= least,
  };
}
