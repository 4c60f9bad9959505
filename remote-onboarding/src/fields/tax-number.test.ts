import { groupTaxNumber } from './tax-number';

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '123-4'],
  ['123-', '123'],
  ['123456789', '123-456-789'],
  ['123456789000', '123-456-789-000'],
  ['12345678900000', '123-456-789-00000'],
  [' 123 456 789 000 ', '123-456-789-000'],
  ['123.456.789', '123-456-789'],
])('groups the digits of %p as %p', (text, grouped) => {
  expect(groupTaxNumber(text, text.length)).toEqual({ text: grouped, caret: grouped.length });
});

test.each(['756.1234.5678.97 CH', 'DE123456789'])('leaves %p as it is', (text) => {
  expect(groupTaxNumber(text, 3)).toEqual({ text, caret: 3 });
});

test('cuts nothing off', () => {
  const digits = '1'.repeat(41);
  expect(groupTaxNumber(digits, 41).text.replaceAll('-', '')).toBe(digits);
});

test.each([
  // A digit typed in the middle, a dash deleted, and a caret at the start.
  ['1293-456', 3, '129-345-6', 3],
  ['123456', 3, '123-456', 3],
  ['123-4567', 8, '123-456-7', 9],
  ['123-456', 0, '123-456', 0],
])('keeps the caret behind its digit: %p at %i', (text, caret, grouped, moved) => {
  expect(groupTaxNumber(text, caret)).toEqual({ text: grouped, caret: moved });
});
