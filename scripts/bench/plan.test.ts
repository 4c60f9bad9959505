import { stepsOf } from './plan';

const keysOf = (runs: number, only?: RegExp) => stepsOf(runs, only).map(({ key }) => key);

describe('the plan', () => {
  it('starts each run with another build', () => {
    const keys = keysOf(3);
    expect(new Set(keys).size).toBe(keys.length);
    const firsts = [1, 2, 3].map((run) => keys.find((key) => key.startsWith(`run ${run}, `)));
    expect(firsts).toEqual([
      'run 1, routes, campaign-list, monolith-best',
      'run 2, routes, campaign-list, ours',
      'run 3, routes, campaign-list, monolith-best',
    ]);
  });

  it('has the steps that are asked for, and says so where there are none', () => {
    expect(keysOf(1, /(?:tour|wizard), ours/)).toEqual([
      'run 1, routes, wizard, ours',
      'run 1, tour, ours',
    ]);
    expect(() => keysOf(1, /nowhere/)).toThrow('No step matches nowhere.');
  });
});
