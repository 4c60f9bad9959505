import { scatterOf } from './rows';
import { rowsWith } from './testing-rows';

it('says how much the runs of the monolith scatter', () => {
  const best = (lcp: number) => ({ variant: 'monolith-best', figures: { lcp } }) as const;
  const rows = rowsWith(best(100), { figures: { lcp: 90 } }, best(80), { figures: { lcp: 100 } });
  expect(scatterOf(rows)).toBeCloseTo(20 / 90);
  expect(scatterOf([])).toBe(0);
});
