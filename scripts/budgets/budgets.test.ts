import { breaches } from './budgets.ts';

const campaigns = {
  requests: 3,
  compressed: 100_000,
  modules: { swr: 16_000, 'src/App.tsx': 500 },
};

describe('breaches of a screen’s budget', () => {
  const of = (change: Partial<typeof campaigns>) =>
    breaches('Campaigns', campaigns, { ...campaigns, ...change });

  it('accept the same weight, less, or slightly more', () => {
    expect(of({})).toEqual([]);
    expect(of({ compressed: 101_900, requests: 2 })).toEqual([]);
  });

  it('report excess weight, with the modules that grew, the worst first', () => {
    const modules = { swr: 16_100, 'src/App.tsx': 900, moment: 60_000 };
    expect(of({ compressed: 120_000, modules })).toEqual([
      [
        'Campaigns weighs 120000 bytes after brotli, its budget is 100000.',
        '  moment grew by 60000 bytes',
        '  src/App.tsx grew by 400 bytes',
      ].join('\n'),
    ]);
  });

  it('report one more request', () => {
    expect(of({ requests: 4 })).toEqual(['Campaigns loads 4 scripts, its budget is 3.']);
  });

  it('report a screen without a budget', () => {
    expect(breaches('Campaigns', undefined, campaigns)).toEqual([
      'Campaigns has no budget. Set one with pnpm budgets.',
    ]);
  });
});

it('a remote may grow by a tenth before a release is refused', () => {
  const budget = { firstLoad: 10_000, total: 100_000 };
  expect(breaches('it', budget, { firstLoad: 10_900, total: 109_000 })).toEqual([]);
  expect(breaches('it', budget, { firstLoad: 11_100, total: 109_000 })).toEqual([
    'it weighs 11100 bytes after brotli before its first screen, its budget is 10000.',
  ]);
  expect(breaches('it', budget, { firstLoad: 1, total: 111_000 })).toEqual([
    'it weighs 111000 bytes after brotli in all, its budget is 100000.',
  ]);
});
