import type { Measured } from './measured';
import { rowsOf } from './rows';
import { plainFigures } from './testing-rows';

const load = (lcp: number, place: Partial<Measured['loads'][number]> = {}): Measured => ({
  loads: [
    {
      route: 'campaign-list',
      cache: 'cold',
      variant: 'ours',
      figures: { ...plainFigures, lcp },
      ...place,
    },
  ],
  parts: [],
});

describe('the rows of samples', () => {
  it('are medians, in the order of the tables', () => {
    const { rows } = rowsOf([
      load(9, { route: 'cross-site' }),
      load(9, { cache: 'warm' }),
      load(3),
      load(1, { variant: 'monolith' }),
      load(1),
      load(2),
    ]);
    expect(rows.map(({ route, cache, variant, runs }) => [route, cache, variant, runs])).toEqual([
      ['campaign-list', 'cold', 'monolith', 1],
      ['campaign-list', 'cold', 'ours', 3],
      ['campaign-list', 'warm', 'ours', 1],
      ['cross-site', 'cold', 'ours', 1],
    ]);
    expect(rows[1]?.figures.lcp).toEqual({ median: 2, min: 1, max: 3 });
  });

  it('of other parts are told apart by what they measure', () => {
    const part = (what: string, ms: number): Measured => ({
      loads: [],
      parts: [{ part: 'interactions', what, variant: 'ours', figures: { ms } }],
    });
    const { parts } = rowsOf([part('menu', 10), part('tab', 90), part('menu', 30)]);
    expect(parts.map(({ what, runs, figures }) => [what, runs, figures['ms']?.median])).toEqual([
      ['menu', 2, 20],
      ['tab', 1, 90],
    ]);
  });

  it('say that a frame was slowed down only if it always was', () => {
    const visit = (slowCpu: boolean): Measured => ({
      loads: [],
      parts: [],
      crossSite: { ownProcess: true, slowNetwork: true, slowCpu },
    });
    expect(rowsOf([visit(true), visit(false)]).crossSite).toEqual({
      ownProcess: true,
      slowNetwork: true,
      slowCpu: false,
    });
    expect(rowsOf([]).crossSite).toBeUndefined();
  });
});
