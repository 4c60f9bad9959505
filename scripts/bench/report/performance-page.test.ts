import { targetsOf } from './targets';
import { rowsWith } from './testing-rows';
import { summaryOf, withResult } from './performance-page';

describe('the page of performance', () => {
  it('gets the newest result in place of the previous one, and nothing else changes', () => {
    const before = 'a\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nb\n';
    const once = withResult(before, 'new');
    expect(once).toBe('a\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\nb\n');
    expect(withResult(once, 'new')).toBe(once);
  });

  it('is rejected without its markers', () => {
    expect(() => withResult('nothing here', 'new')).toThrow('bench:begin');
  });

  it('names date, commit and machine, and the missed targets', () => {
    const rows = rowsWith(
      { variant: 'monolith-best', figures: { lcp: 1_000 } },
      { figures: { lcp: 1_250 } },
      { kind: 'warm', figures: { lcp: 77 } },
    );
    const summary = summaryOf({
      date: '2026-11-21T04:00:00.000Z',
      commit: 'abc1234',
      machine: {
        processor: 'some processor',
        cores: 2,
        node: '20.20.2',
        chromium: '156.0',
      },
      load: [0.5, 1.5],
      rows,
      targets: targetsOf(rows),
    });
    expect(summary).toContain('2026-11-21 at commit abc1234: 2 cores (some processor)');
    expect(summary).toMatch(/Campaign list \| +what we ship \| 1250 \(1250–1250\) \| +1\.25 \|/);
    // The separator row makes it a Markdown table, and the padding aligns it as plain text too.
    expect(summary).toMatch(/\| target +\| +where \|.+\n\| -+ \| -+: \|/);
    expect(summary).toContain('Targets met: 0 of 1. The others:');
    expect(summary).toMatch(
      /LCP against the best monolith \| Campaign list \| +≤ 0\.85 \| +1\.25 \| +not met/,
    );
    expect(summary).toContain('scatters by 0 %');
    expect(summary).not.toContain('77');
  });
});
