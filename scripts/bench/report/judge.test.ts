import { judge } from './judge';

describe('a target', () => {
  const place = { goal: 'LCP', where: 'campaign' };

  it.each([
    [
      { measured: 1.004, most: 1 },
      { wanted: '≤ 1', measured: 1, met: true },
    ],
    [
      { measured: 1.006, most: 1 },
      { wanted: '≤ 1', measured: 1.01, met: false },
    ],
    [
      { measured: 1.99, least: 2 },
      { wanted: '≥ 2', measured: 1.99, met: false },
    ],
    [
      { measured: 2, least: 2 },
      { wanted: '≥ 2', measured: 2, met: true },
    ],
  ])('judges %j as displayed', (figures, judged) => {
    expect(judge({ ...place, ...figures })).toEqual({ ...place, ...judged });
  });
});
