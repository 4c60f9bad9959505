import { rowName } from '../releases/changes';
import { releaseTargetsOf } from './release-targets';
import { releasedRow } from './testing-rows';

describe('the targets of releases', () => {
  it('limit the scripts of one changed line, those of other apps, and the LCP', () => {
    const targets = releaseTargetsOf([
      releasedRow(rowName('none'), { ms: 1_000, bytes: 0, unchanged: 0 }),
      releasedRow(rowName('remote'), { ms: 1_010, bytes: 1_900, unchanged: 0 }),
      releasedRow(rowName('host'), { ms: 1_030, bytes: 5_100, unchanged: 100 }),
    ]);
    expect(
      targets.map(({ where, wanted, measured, met }) => [where, wanted, measured, met]),
    ).toEqual([
      ['no release', '≤ 0', 0, true],
      ['one line of a remote', '≤ 2', 1.9, true],
      ['one line of a remote', '≤ 0', 0, true],
      ['one line of a remote', '≤ 1.02', 1.01, true],
      ['one line of the host', '≤ 5', 5.1, false],
      ['one line of the host', '≤ 0', 0.1, false],
      ['one line of the host', '≤ 1.02', 1.03, false],
    ]);
  });

  it('need releases of what we ship', () => {
    const row = releasedRow(rowName('host'), { ms: 1, bytes: 1, unchanged: 0 }, 'monolith-best');
    expect(releaseTargetsOf([row])).toEqual([]);
  });
});
