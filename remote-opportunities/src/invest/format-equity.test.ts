import { formatEquity } from './format-equity';

describe('formatEquity', () => {
  it.each([
    [0, '0%'],
    [8, '8%'],
    [0.4449, '0.445%'],
    [0.000_123_4, '0.000123%'],
    [null, '--'],
  ])('%j: %s', (percent, text) => {
    expect(formatEquity(percent)).toBe(text);
  });
});
