import { formatEquity, formatLimit } from './format';

describe('§5 a limit per investor (readings R2)', () => {
  it.each([
    [5_000, 'PHP 5,000.00'],
    [0, 'None'],
    [null, 'None'],
  ])('formats %p as %s', (amount, text) => expect(formatLimit(amount, 'PHP')).toBe(text));
});

describe('a share of the equity', () => {
  it.each([
    [0, '0%'],
    [8, '8%'],
    [0.4449, '0.445%'],
    [0.000_123_4, '0.000123%'],
    [null, '--'],
  ])('formats %j as %s', (percent, text) => {
    expect(formatEquity(percent)).toBe(text);
  });
});
