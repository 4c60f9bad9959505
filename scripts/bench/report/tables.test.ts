import { asText, sectionsOf } from './tables';
import { rowsWith, type Measured } from './testing-rows';

function tableOf(...measured: Measured[]): string | undefined {
  return sectionsOf(rowsWith(...measured))[0]?.table;
}

const best = 'monolith-best';

describe('the tables', () => {
  it('compare a load with the best monolith', () => {
    const table = tableOf({ variant: best, figures: { lcp: 1_000 } }, { figures: { lcp: 1_250 } });
    expect(table).toMatch(/Campaign list \| +what we ship \| 1250 \(1250–1250\) \| +1\.25 \|/);
  });

  it('compare the ways to open the portal with the ordinary one', () => {
    const way = (what: string, ms: number) => ({
      kind: 'platform-page' as const,
      what,
      figures: { ms },
    });
    const table = tableOf(
      way('mount', 4_000),
      way('attach', 2_000),
      way('press', 3_000),
      way('preloaded press', 1_200),
    );
    expect(table).toMatch(/attach +\| 2000 \(2000–2000\) \| +0\.50 \|/);
    expect(table).toMatch(/preloaded press \| 1200 \(1200–1200\) \| +0\.40 \|/);
  });

  it('compare each release with a visit without one, of the same build and browser', () => {
    const kind = 'releases';
    const [way, other] = ['with dictionaries', 'without dictionaries'] as const;
    const table = tableOf(
      { kind, what: 'none', way, figures: { ms: 1_000, bytes: 0, unchanged: 0 } },
      { kind, what: 'remote', way, figures: { ms: 1_100, bytes: 1_234, unchanged: 0 } },
      {
        kind,
        what: 'remote',
        variant: best,
        way: other,
        figures: { ms: 2_000, bytes: 160_000, unchanged: 150_000 },
      },
    );
    expect(table).toMatch(
      /one line of a remote \| +what we ship with dictionaries \| +1\.2 \| +0\.0 \| 1100 \(1100–1100\) \| +1\.10 \|/,
    );
    expect(table).toMatch(
      /at its best without dictionaries \| +160\.0 \| +150\.0 \| 2000 \(2000–2000\) \| +-- \|/,
    );
  });

  it('are left out where nothing was measured', () => {
    expect(sectionsOf([])).toEqual([]);
    expect(asText({ rows: [], targets: [] })).toMatch(/^Targets\n\n\| target/);
  });
});
