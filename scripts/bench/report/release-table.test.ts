import { rowName } from '../releases/changes';
import { releaseSections } from './release-table';
import { releasedRow } from './testing-rows';

describe('the table of releases', () => {
  it('compares each release with a visit without one, of the same build', () => {
    const [section] = releaseSections([
      releasedRow(rowName('none'), { ms: 1_000, bytes: 0, unchanged: 0 }),
      releasedRow(rowName('remote'), { ms: 1_100, bytes: 1_234, unchanged: 0 }),
      releasedRow(
        rowName('remote', 'without dictionaries'),
        { ms: 2_000, bytes: 160_000, unchanged: 150_000 },
        'monolith-best',
      ),
    ]);
    expect(section?.table).toMatch(
      /one line of a remote \| +what we ship \| +1\.2 \| +0\.0 \| 1100 \(1100–1100\) \| +1\.10 \|/,
    );
    expect(section?.table).toMatch(
      /at its best without dictionaries \| +160\.0 \| +150\.0 \| 2000 \(2000–2000\) \| +-- \|/,
    );
  });

  it('is left out where none was measured', () => {
    expect(releaseSections([])).toEqual([]);
  });
});
