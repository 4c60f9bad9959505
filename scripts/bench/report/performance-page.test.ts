import { sectionOf, withResult } from './performance-page';
import type { Results } from './results';
import { targetsOf } from './targets';
import { row } from './testing-rows';

const rows = [row('monolith-best', { lcp: 1_000 }), row('ours', { lcp: 1_250 })];
const results: Results = {
  date: '2026-11-21T04:00:00.000Z',
  commit: 'abc1234',
  machine: {
    system: 'Linux',
    processor: 'some processor',
    cores: 2,
    memoryGb: 8,
    node: '20.20.2',
    chromium: '156.0',
  },
  network: 'slow 4G',
  load: [0.5, 1.5],
  rows,
  parts: [],
  late: [],
  targets: targetsOf(rows),
};

describe('the page of performance', () => {
  const before = 'a\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nb\n';

  it('gets the newest result in place of the previous one, and nothing else changes', () => {
    const once = withResult(before, 'new');
    expect(once).toBe('a\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\nb\n');
    expect(withResult(once, 'new')).toBe(once);
  });

  it('is rejected without its markers', () => {
    expect(() => withResult('nothing here', 'new')).toThrow('bench:begin');
  });

  it('names date, machine and commit, and the missed targets', () => {
    const section = sectionOf(results);
    expect(section).toContain('2026-11-21, commit abc1234: 2 cores (some processor)');
    expect(section).toMatch(/what we ship +\| 1250 \(1250–1250\) +\| +1\.25/);
    expect(section).toMatch(/LCP against the best monolith \| campaign-list \| +≤ 1 \| +1\.25/);
    expect(section).toContain('Not met:');
  });
});
