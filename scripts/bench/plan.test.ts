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
});
