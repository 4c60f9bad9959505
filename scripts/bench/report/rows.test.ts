import { ratiosToMonolith, ratioToMonolith, rowsOf, scatterOf } from './rows';
import { rowsWith } from './testing-rows';

describe('the rows of samples', () => {
  it('are in the order of the tables', () => {
    const rows = rowsWith(
      { kind: 'warm', figures: {} },
      { figures: {} },
      { variant: 'monolith-best', figures: {} },
      { what: 'wizard', figures: {} },
      { figures: {} },
    );
    expect(rows.map(({ kind, what, variant, runs }) => [kind, what, variant, runs])).toEqual([
      ['cold', 'campaign-list', 'monolith-best', 1],
      ['cold', 'campaign-list', 'ours', 2],
      ['cold', 'wizard', 'ours', 1],
      ['warm', 'campaign-list', 'ours', 1],
    ]);
    expect(rowsOf([])).toEqual([]);
  });

  it.each([
    [[30, 10, 20], { median: 20, min: 10, max: 30 }],
    [[40, 10, 20, 30], { median: 25, min: 10, max: 40 }],
  ])('have the spread of each figure: %j', (values, spread) => {
    const [row] = rowsWith(...values.map((lcp) => ({ figures: { lcp, depth: 1 } })));
    expect(row?.figures).toMatchObject({
      lcp: { ...spread, values },
      depth: { median: 1, min: 1, max: 1 },
    });
  });
});

describe('a ratio', () => {
  it.each([
    [3, 2, 1.5],
    [0, 0, 1],
    [1, 0, Infinity],
    [3, undefined, undefined],
  ])('of %s to %s is %s', (ours, best, ratio) => {
    const [own, ...others] = rowsWith(
      { figures: { lcp: ours } },
      ...(best === undefined
        ? []
        : [{ variant: 'monolith-best', figures: { lcp: best } } as const]),
    ).toReversed();
    expect(own && ratioToMonolith(own, 'lcp', [own, ...others])).toBe(ratio);
  });
});

describe('the runs', () => {
  const best = (lcp: number) => ({ variant: 'monolith-best', figures: { lcp } }) as const;
  const rows = rowsWith(best(100), { figures: { lcp: 90 } }, best(80), { figures: { lcp: 100 } });

  it('have their own ratios', () => {
    const own = rows.find(({ variant }) => variant === 'ours');
    expect(own && ratiosToMonolith(own, 'lcp', rows)).toEqual([0.9, 1.25]);
  });

  it('show how much the machine scatters', () => {
    expect(scatterOf(rows)).toBeCloseTo(20 / 90);
    expect(scatterOf([])).toBe(0);
  });
});
