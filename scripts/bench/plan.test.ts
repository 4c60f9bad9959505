import { stepsOf } from './plan';

it('starts each run with another build', () => {
  const keys = stepsOf(3).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const firsts = [1, 2, 3].map((run) => keys.find((key) => key.startsWith(`run ${run}, `)));
  expect(firsts).toEqual([
    'run 1, routes, campaign-list, monolith-best',
    'run 2, routes, campaign-list, ours',
    'run 3, routes, campaign-list, monolith-best',
  ]);
});
