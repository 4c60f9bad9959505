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

  it('are left out where nothing was measured', () => {
    expect(sectionsOf([])).toEqual([]);
    expect(asText({ rows: [], targets: [] })).toMatch(/^Targets\n\n\| target/);
  });
});
