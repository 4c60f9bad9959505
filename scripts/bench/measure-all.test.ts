import { rotated } from './measure-all';

describe('the order of builds', () => {
  it('starts with another one in each run', () => {
    const variants = ['monolith', 'monolith-best', 'ours'] as const;
    expect([0, 1, 2, 3].map((run) => rotated(variants, run)[0])).toEqual([
      'monolith',
      'monolith-best',
      'ours',
      'monolith',
    ]);
    expect(rotated(variants, 1)).toEqual(['monolith-best', 'ours', 'monolith']);
  });
});
