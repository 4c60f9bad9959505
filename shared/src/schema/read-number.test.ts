import { readNumber } from './read-number';

it.each([
  ['1250.5', 1250.5],
  ['1,250.50', 1250.5],
  ['-1,234,567', -1_234_567],
  ['+3', 3],
  [' 12.5 % ', 12.5],
  ['5.', 5],
  ['.5', 0.5],
  ['9007199254740991', 9_007_199_254_740_991],
])('reads %j as %p', (text, number) => expect(readNumber(text)).toBe(number));

it.each([
  '',
  '.',
  '-',
  '%',
  '500,00',
  '1,5',
  '1,25,000',
  '1234,567',
  '0,500',
  ',500',
  '1,000,',
  '1.000,50',
  '1e5',
  '9007199254740993',
])('reads no number from %j', (text) => expect(readNumber(text)).toBeNull());
