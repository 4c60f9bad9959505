import { formatPercent, formatProgress, readPercent } from './percent';

describe('percentages', () => {
  it.each([
    ['45.5%', 45.5],
    [135.2, 135.2],
  ])('reads %p as %p', (value, percent) => expect(readPercent(value)).toBe(percent));

  // read-number.test.ts has the other texts.
  it.each(['', '62,5%', NaN, Infinity, null, undefined])('reads none from %p', (value) => {
    expect(readPercent(value)).toBeNull();
    expect(formatPercent(value)).toBe('--');
  });

  it.each([
    ['45.50%', '45.5%'],
    [33.333_333, '33.33%'],
    [1250, '1,250%'],
    [0, '0%'],
    [0.0149, '0.01%'],
    [0.0099, '<0.01%'],
    [0.000_000_3, '<0.01%'],
  ])('shows %p as %p', (value, text) => expect(formatPercent(value)).toBe(text));
});

it.each([
  [99.998, '99.99%'],
  ['99.999%', '99.99%'],
  [45.55, '45.55%'],
  [1.13, '1.13%'],
  [100, '100%'],
  ['100.00%', '100%'],
  [100.004, '>100%'],
  [135.209, '135.2%'],
  [0.004, '<0.01%'],
  [0, '0%'],
  ['half', '--'],
  [null, '--'],
])('the progress %p is shown as %p, rounded down', (value, text) =>
  expect(formatProgress(value)).toBe(text),
);
