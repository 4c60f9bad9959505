import { groupTaxNumber } from './TierFields';

test.each([
  ['', ''],
  ['1', '1'],
  ['1234', '123-4'],
  ['123-', '123'],
  ['123456789', '123-456-789'],
  ['123456789000', '123-456-789-000'],
  ['12345678900000', '123-456-789-00000'],
  [' 123 456 789 000 ', '123-456-789-000'],
  ['123.456.789', '123-456-789'],
  ['756.1234.5678.97 CH', '756.1234.5678.97 CH'],
  ['DE123456789', 'DE123456789'],
])('groups the digits of %p as %p', (text, grouped) => {
  expect(groupTaxNumber(text)).toBe(grouped);
});

test('cuts nothing off', () => {
  const digits = '1'.repeat(41);
  expect(groupTaxNumber(digits).replaceAll('-', '')).toBe(digits);
});
