import { partNames } from './options';
import { stepsOf } from './plan';

describe('the plan', () => {
  const keys = stepsOf({
    runs: 4,
    parts: partNames,
    routes: ['campaign-list', 'wizard'],
    variants: ['monolith-best', 'ours'],
  }).map(({ key }) => key);

  it('starts each run with another build', () => {
    const firsts = [1, 2, 3].map((run) => keys.find((key) => key.startsWith(`run ${run}, `)));
    expect(firsts).toEqual([
      'run 1, routes, campaign-list, monolith-best',
      'run 2, routes, campaign-list, ours',
      'run 3, routes, campaign-list, monolith-best',
    ]);
  });

  it('measures every build on every route, and the others as often as they need', () => {
    const counts = partNames.map((part) => [
      part,
      keys.filter((key) => key.includes(`, ${part}, `)).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      routes: 4 * 2 * 2,
      tour: 2 * 2,
      'cross-site': 4 * 2,
      interactions: 3,
      'platform-page': 4 * 4,
    });
    expect(new Set(keys).size).toBe(keys.length);
  });
});
