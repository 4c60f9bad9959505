import { breaches } from './budgets';

const campaigns = { requests: 3, compressed: 100_000 };
const largest = () => ['react-dom: 206440 bytes, minified', 'src/App.tsx: 900 bytes, minified'];

describe('breaches of a screen’s budget', () => {
  it.each([
    ['accept the same weight', {}, []],
    ['accept less, or slightly more', { compressed: 101_900, requests: 2 }, []],
    [
      'report excess weight, with the largest modules',
      { compressed: 120_000 },
      [
        [
          'Campaigns weighs 120000 bytes after brotli, its budget is 100000. Its largest modules:',
          '  react-dom: 206440 bytes, minified',
          '  src/App.tsx: 900 bytes, minified',
        ].join('\n'),
      ],
    ],
    ['report one more request', { requests: 4 }, ['Campaigns loads 4 scripts, its budget is 3.']],
  ])('%s', (_title, change, found) => {
    expect(breaches('Campaigns', campaigns, { ...campaigns, ...change }, largest)).toEqual(found);
  });

  it('report a screen without a budget', () => {
    expect(breaches('Campaigns', undefined, campaigns, largest)).toEqual([
      'Campaigns has no budget. Set one with pnpm budgets.',
    ]);
  });
});

it.each([
  [{ firstLoad: 10_900, total: 109_000 }, ''],
  [
    { firstLoad: 11_100, total: 109_000 },
    'it weighs 11100 bytes after brotli before its first screen, its budget is 10000. Its',
  ],
  [
    { firstLoad: 1, total: 111_000 },
    'it weighs 111000 bytes after brotli in all, its budget is 100000. Its',
  ],
])('a remote may grow by a tenth before a release is refused: %j', (found, refused) => {
  const all = breaches('it', { firstLoad: 10_000, total: 100_000 }, found, largest);
  expect(all.join('').split(' largest')[0]).toBe(refused);
});
