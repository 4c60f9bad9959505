import { editBetween } from '@investor-portal/shared/rules/text-edit';
import { editTaxNumber } from './tax-number';

const arrive = (text: string, caret: number) => editTaxNumber(editBetween('', text, caret));

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
  expect(arrive(text, text.length)).toEqual({ text: grouped, caret: grouped.length });
});

test.each(['756.1234.5678.97 CH', 'DE123456789'])('leaves %p as it is', (text) => {
  expect(arrive(text, text.length)).toEqual({ text, caret: text.length });
});

test.each([
  ['123-456-78', '123-456-78Z', 11, '12345678Z', 9],
  ['123-456-78', '123-B456-78', 5, '123B45678', 4],
])('takes its dashes out of %p when it becomes %p', (before, after, caret, text, moved) => {
  expect(editTaxNumber(editBetween(before, after, caret))).toEqual({ text, caret: moved });
});

test('cuts nothing off', () => {
  const digits = '1'.repeat(41);
  expect(arrive(digits, 41).text.replaceAll('-', '')).toBe(digits);
});

test.each([
  ['123-456', '1293-456', 3, '129-345-6', 3],
  ['123-456', '123-4567', 8, '123-456-7', 9],
  ['123-456', '9123-456', 1, '912-345-6', 1],
])('keeps the caret behind its digit: %p to %p at %i', (before, after, caret, text, moved) => {
  expect(editTaxNumber(editBetween(before, after, caret))).toEqual({ text, caret: moved });
});

test.each([
  ['123-456-789', '123456-789', 3, true, '123-567-89', 3],
  ['123-456-789', '123456-789', 3, false, '124-567-89', 2],
  ['123-456', '12-456', 2, false, '124-56', 2],
  ['123-', '123', 3, false, '123', 3],
])(
  'Backspace and Delete take a digit, never a dash alone: %p to %p at %i, forward %p',
  (before, after, caret, forward, text, moved) => {
    expect(editTaxNumber(editBetween(before, after, caret, forward))).toEqual({
      text,
      caret: moved,
    });
  },
);
