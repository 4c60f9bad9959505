import { keyOf, rotated, stepsOf, type Plan } from './plan';

const plan: Plan = {
  runs: 4,
  parts: ['routes', 'tour', 'cross-site', 'interactions', 'platform-page', 'releases'],
  routes: ['campaign-list', 'wizard'],
  variants: ['monolith', 'monolith-best', 'ours'],
  openings: ['mount', 'attach'],
};

describe('the plan', () => {
  it('starts each run with another build', () => {
    const firsts = [0, 1, 2, 3].map(
      (wanted) => stepsOf(plan).find(({ run }) => run === wanted)?.variant,
    );
    expect(firsts).toEqual(['monolith', 'monolith-best', 'ours', 'ours']);
    expect(rotated(plan.variants, 1)).toEqual(['monolith-best', 'ours', 'monolith']);
    expect(rotated([], 1)).toEqual([]);
  });

  it('measures every build on every route, and the others as often as they need', () => {
    const counts = new Map<string, number>();
    for (const { part } of stepsOf(plan)) counts.set(part, (counts.get(part) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      // The route-split monolith takes part in three runs.
      routes: 3 * 2 * 3 + 2 * 2,
      tour: 2 * 3,
      'cross-site': 4 * 2,
      interactions: 3,
      'platform-page': 4 * 2,
      // Ours with dictionaries in each; without, and the monolith's of either kind, in two.
      releases: 4 + 2 * 3,
    });
  });

  it('names each step once', () => {
    const keys = stepsOf(plan).map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[0]).toBe('run 1, routes, campaign-list, monolith');
  });
});
