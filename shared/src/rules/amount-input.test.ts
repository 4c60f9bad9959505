import { cleanAmountInput, formatAmountInput } from './amount-input';

describe('§5 the amount during typing', () => {
  it.each([
    ['12a|', '12|'],
    ['.|', '0.|'],
    ['|.5', '|0.5'],
    ['₱1,234.5|', '1234.5|'],
    ['1,2|34.50', '12|34.50'],
    ['1.2.|3', '1.2|3'],
    ['-5|', '5|'],
    ['|', '|'],
    ['PHP 1 000|', '1000|'],
  ])('%p becomes %p', (typed, shown) => {
    const { text, caret } = cleanAmountInput(typed.replace('|', ''), typed.indexOf('|'));
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
  });
});

describe('§5 the amount after leaving the field', () => {
  it.each([
    ['1234.5', '1,234.50'],
    ['1,234.50', '1,234.50'],
    ['0.', '0.00'],
    ['', ''],
    ['9'.repeat(20), '9'.repeat(20)],
  ])('%p becomes %p', (text, shown) => expect(formatAmountInput(text)).toBe(shown));
});
