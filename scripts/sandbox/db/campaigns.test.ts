import { percentRaised } from './campaigns';

it('says that 100 percent is raised only when no share can be bought any more', () => {
  expect(percentRaised({ raised: 999_980_000, total_offering: 1_000_000_000 })).toBe(99.99);
  expect(percentRaised({ raised: 1_000_000_000, total_offering: 1_000_000_000 })).toBe(100);
});
