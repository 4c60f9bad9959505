import { partTargetsOf } from './part-targets';
import { partRow } from './testing-rows';

describe('the targets of other parts', () => {
  it('limit the time of each interaction', () => {
    expect(
      partTargetsOf([
        partRow('interactions', 'Opening the menu', 96),
        partRow('interactions', 'Changing the tab', 104),
      ]),
    ).toMatchObject([
      { where: 'Opening the menu', wanted: '≤ 100', measured: 96, met: true },
      { where: 'Changing the tab', met: false },
    ]);
  });

  it('compare going on with the best monolith', () => {
    const ours = partRow('going-on', 'Portfolio', 1_200);
    const best = partRow('going-on', 'Portfolio', 1_000, 'monolith-best');
    const other = partRow('going-on', 'Portfolio', 9_000, 'monolith');
    expect(partTargetsOf([ours, other, best])).toMatchObject([{ measured: 1.2, met: false }]);
    expect(partTargetsOf([ours, other])).toEqual([]);
  });

  it('compare the ways to open the portal', () => {
    const rows = [
      partRow('platform-page', 'mount', 4_000),
      partRow('platform-page', 'attach', 3_200),
      partRow('platform-page', 'press', 3_000),
      partRow('platform-page', 'preloaded press', 2_100),
    ];
    expect(partTargetsOf(rows)).toMatchObject([
      { where: 'attach', wanted: '≥ 0.15', measured: 0.2, met: true },
      { where: 'preloaded press', wanted: '≥ 0.4', measured: 0.3, met: false },
    ]);
  });
});
