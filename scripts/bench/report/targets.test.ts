import { targetsOf } from './targets';
import { partRow, row } from './testing-rows';

function target(goal: RegExp, rows: Parameters<typeof targetsOf>[0]) {
  return targetsOf(rows).find((each) => goal.test(each.goal));
}

describe('the targets', () => {
  it('compare our build with the best monolith of the same run', () => {
    const rows = [row('monolith-best', { lcp: 1_000 }), row('ours', { lcp: 1_100 })];
    expect(target(/^LCP/, rows)).toEqual({
      goal: 'LCP against the best monolith',
      where: 'campaign-list',
      wanted: '≤ 1',
      measured: 1.1,
      met: false,
    });
  });

  it('are met at exactly the limit', () => {
    const rows = [row('monolith-best', { jsBytes: 100 }), row('ours', { jsBytes: 110 })];
    expect(target(/^JS bytes/, rows)).toMatchObject({ measured: 1.1, met: true });
  });

  it('compare our speed with that of the defaults', () => {
    const rows = [row('federation-defaults', { lcp: 3_000 }), row('ours', { lcp: 2_000 })];
    expect(target(/defaults/, rows)).toMatchObject({ wanted: '≥ 2', measured: 1.5, met: false });
  });

  it('compare an absolute figure in its own unit', () => {
    const rows = [row('ours', { jsGzip: 186_000, depth: 2, manifests: 1 })];
    expect(target(/gzip/, rows)).toMatchObject({ wanted: '≤ 185', measured: 186, met: false });
    const campaign = [row('ours', { jsGzip: 186_000 }, { route: 'campaign' })];
    expect(target(/gzip/, campaign)).toMatchObject({ wanted: '≤ 200', met: true });
    expect(target(/^Chain/, rows)).toMatchObject({ measured: 2, met: true });
    expect(target(/^Manifest/, rows)).toMatchObject({ measured: 1, met: false });
  });

  it('skip what was not measured', () => {
    expect(targetsOf([row('monolith-best'), row('monolith')])).toEqual([]);
    expect(targetsOf([row('ours', {}, { cache: 'warm' })])).toEqual([]);
  });

  it('hold for a warm cache, and in a page of another site, as far as LCP goes', () => {
    for (const place of [{ cache: 'warm' }, { route: 'cross-site' }] as const) {
      const rows = [row('monolith-best', { lcp: 1_000 }, place), row('ours', { lcp: 900 }, place)];
      expect(targetsOf(rows)).toMatchObject([{ measured: 0.9, met: true }]);
    }
  });

  it('compare all scripts of the tour with those of the monolith that loads less', () => {
    const rows = [
      row('monolith', { jsBytesAll: 300 }, { route: 'tour' }),
      row('monolith-best', { jsBytesAll: 200 }, { route: 'tour' }),
      row('ours', { jsBytesAll: 220 }, { route: 'tour' }),
    ];
    expect(targetsOf(rows)).toEqual([
      { goal: 'JS bytes of the tour', where: 'tour', wanted: '≤ 1.15', measured: 1.1, met: true },
    ]);
  });

  it('include those of other parts', () => {
    const parts = [partRow('interactions', 'Opening the menu', 96)];
    expect(targetsOf([], parts)).toHaveLength(1);
  });
});
