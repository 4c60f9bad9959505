import fc from 'fast-check';
import { pointAtSandbox } from '../testing/sandbox';
import { readAmount } from './amount-grammar';
import { editAmount, formatAmountInput, type EditedText, type TextEdit } from './amount-input';
import { formatCentavos, type Centavos } from './money';

beforeAll(pointAtSandbox);

/** Returns the edit that leads from a text to another one, with the caret behind it. */
function editBetween(before: string, after: string, caret: number, forward = false): TextEdit {
  const end = after.slice(caret);
  const rest = before.slice(0, before.length - end.length);
  let at = 0;
  while (at < Math.min(rest.length, caret) && rest[at] === after[at]) at += 1;
  const [start, removed, inserted] = [rest.slice(0, at), rest.slice(at), after.slice(at, caret)];
  return { start, removed, inserted, end, forward };
}

/** Returns the text and the caret, `|`, after the portal has edited the result of a key in the browser. */
function editText(before: string, after: string, forward: boolean): string {
  const caret = after.indexOf('|');
  const edit = editBetween(before, after.replace('|', ''), caret, forward);
  const { text, caret: now } = editAmount(edit, 'PHP');
  return `${text.slice(0, now)}|${text.slice(now)}`;
}

describe('§5 the amount during typing', () => {
  it.each([
    ['12', '12a|', '12|'],
    ['12', '12-|', '12|'],
    ['', '.|', '0.|'],
    ['', ',|', '0,|'],
    ['5', '|5', '|5'],
    ['1.2', '1.2.|', '1.2|'],
    ['1000', '1000,|', '1000,|'],
    ['1,000', '1,000,|', '1,000,|'],
    ['1.000', '1.000,|', '1.000,|'],
    ['', '５|', '5|'],
    ['5', '5．|', '5.|'],
    // The first key removes the portal's own separators.
    ['1,234.50', '1,29|34.50', '129|34.50'],
    ['1,234.50', '9|1,234.50', '9|1234.50'],
    ['1,234.50', '1,|4.50', '1|4.50'],
    ['1,234.50', '1,2|34.50', '1,2|34.50'],
    // A dot before the decimals moves the caret to them, so that a digit typed next does not multiply the amount.
    ['1,234.50', '1,234.|.50', '1234.|50'],
    // A leading 0 is removed.
    ['0.00', '07|.00', '7|.00'],
    ['00', '007|', '007|'],
    // Deleting removes the portal's own separators, too.
    ['5,000.00', '5,00|.00', '500|.00'],
    ['50,000', '50,00|', '5000|'],
    ['1.000,50', '1.000,5|', '1000,5|'],
    // Deleting never makes the amount larger.
    ['7,500.00', '7,500|00', '7500|.00'],
    ['7,500.75', '7,500|5', '7500|.5'],
    ['7,500.00', '7,5|00', '75|.00'],
    ['1000,50', '1000|50', '1000|,50'],
    ['5.00', '|.00', '0|.00'],
    // A dot without decimals is removed, and so is a dot that the message asks about.
    ['75.', '75|', '75|'],
    ['1.000', '1|000', '1|000'],
    // Deleting a separator also deletes a digit.
    ['7,500.00', '7|500.00', '|500.00'],
    // A text that cannot be read is edited unchanged.
    ['5k', '5|', '5|'],
    ['1.2 m', '1|2 m', '1|2 m'],
    ['7,500.00', '7,500|00', '7500.|00', 'forward'],
    ['7,500.00', '7|500.00', '7|00.00', 'forward'],
    // A pasted amount is shown in digits and a dot, and other text stays unchanged.
    ['', 'Php. 1,000.50|', '1000.50|'],
    ['', '５，０００|', '5000|'],
    ['20000', '20000,50|', '20000.50|'],
    ['5,000.00', '5,200|000.00', '5200|000.00'],
    ['000', '25|000', '25|000'],
    ['', '5 k|', '5 k|'],
    ['5', '5-500|', '5-500|'],
    ['', '1.000|', '1.000|'],
  ])('%j to %j shows %j', (before, after, shown, deletion = 'backward') => {
    expect(editText(before, after, deletion === 'forward')).toBe(shown);
  });

  const amounts = fc.integer({ min: 0, max: 99_999_999 });
  const centavos = (text: string) => {
    const reading = readAmount(text, 'PHP');
    return reading.kind === 'amount' ? reading.centavos : null;
  };

  it('never has more whole pesos after deleting, at any place and any number of times', () => {
    const cuts = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 4 }), fc.boolean()));
    const swap = (text: string) => text.replaceAll(/[.,]/g, (each) => (each === '.' ? ',' : '.'));
    fc.assert(
      fc.property(amounts, fc.boolean(), cuts, (amount, isSwapped, all) => {
        const shown = formatCentavos(amount as Centavos);
        let text = isSwapped ? swap(shown) : shown;
        let most = Math.floor(amount / 100);
        for (const [from, count, forward] of all) {
          const at = Math.min(from, text.length);
          const cut = text.slice(0, at) + text.slice(at + count);
          const now = editAmount(editBetween(text, cut, at, forward), 'PHP').text;
          const pesos = Math.floor((centavos(now) ?? 0) / 100);
          expect([text, now, pesos <= most]).toEqual([text, now, true]);
          most = centavos(now) === null ? most : pesos;
          text = now;
        }
      }),
    );
  });

  it('keeps digits that are typed at one place in their order before the caret', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,5}$/);
    fc.assert(
      fc.property(amounts, fc.nat(12), digits, (amount, from, typed) => {
        let shown: EditedText = { text: formatCentavos(amount as Centavos), caret: 0 };
        shown.caret = Math.min(from, shown.text.length);
        for (const key of typed) {
          const { text, caret } = shown;
          const after = text.slice(0, caret) + key + text.slice(caret);
          shown = editAmount(editBetween(text, after, caret + 1), 'PHP');
        }
        expect(shown.text.slice(0, shown.caret)).toMatch(new RegExp(`${typed}$`));
      }),
    );
  });
});

it.each([
  ['1234.5', '1,234.50'],
  ['1,234.50', '1,234.50'],
  ['1000,50', '1,000.50'],
  ['0.', '0.00'],
  ['1.2M', '1.2M'],
  ['', ''],
  ['9'.repeat(20), '9'.repeat(20)],
])('§5 %p becomes %p after the field loses the focus', (text, shown) =>
  expect(formatAmountInput(text)).toBe(shown),
);
