import { breaches, type ScreenBudgets } from './budgets.ts';

const budgets: ScreenBudgets = {
  Campaigns: { requests: 3, compressed: 100_000, modules: { swr: 16_000, 'src/App.tsx': 500 } },
};
const campaigns = (change: Partial<ScreenBudgets[string]>): ScreenBudgets => ({
  Campaigns: { requests: 3, compressed: 100_000, modules: { swr: 16_000 }, ...change },
});

describe('breaches', () => {
  it('accepts the same weight, less, or slightly more', () => {
    expect(breaches(budgets, campaigns({}))).toEqual([]);
    expect(breaches(budgets, campaigns({ compressed: 101_900, requests: 2 }))).toEqual([]);
  });

  it('reports excess weight, with the modules that grew, the worst first', () => {
    const modules = { swr: 16_100, 'src/App.tsx': 900, moment: 60_000 };
    expect(breaches(budgets, campaigns({ compressed: 120_000, modules }))).toEqual([
      [
        'Campaigns weighs 120000 bytes after brotli, its budget is 100000.',
        '  moment grew by 60000 bytes',
        '  src/App.tsx grew by 400 bytes',
      ].join('\n'),
    ]);
  });

  it('reports one more request', () => {
    expect(breaches(budgets, campaigns({ requests: 4 }))).toEqual([
      'Campaigns loads 4 scripts, its budget is 3.',
    ]);
  });

  it('reports a screen without a budget', () => {
    expect(breaches({}, campaigns({}))).toEqual([
      'Campaigns has no budget. Set one with pnpm budgets.',
    ]);
  });
});
