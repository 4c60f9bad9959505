import fc from 'fast-check';
import { pointAtSandbox } from '../testing/sandbox';
import { readAmount } from './amount-grammar';
import { formatCentavos, type Centavos } from './money';

beforeAll(pointAtSandbox);

/** The grammar (readings R15): the reading of each kind of text in a field whose currency is PHP. */
const grammar: [rule: string, texts: Record<string, string>][] = [
  [
    'Digits, with a dot before two decimals at most, are an amount',
    { '5000': '5,000.00', '1000.5': '1,000.50', '.5': '0.50', '5.': '5.00', '007': '7.00' },
  ],
  [
    'A comma is for thousands where three digits follow it',
    { '1,000': '1,000.00', '1,234,567.5': '1,234,567.50', '12,345': '12,345.00' },
  ],
  [
    'One comma before one or two last digits is a decimal separator: many phones offer no dot',
    {
      '1000,50': '1,000.50',
      '1000,5': '1,000.50',
      ',5': '0.50',
      '1000,': '1,000.00',
      '1,00': '1.00',
    },
  ],
  [
    'Dots, spaces and apostrophes group thousands where the rest of the text leaves no doubt',
    {
      '1.000,50': '1,000.50',
      '1.200.000': '1,200,000.00',
      '1 000 000,50': '1,000,000.50',
      "1'000.50": '1,000.50',
      '1’000': '1,000.00',
      '5\u00A0000': '5,000.00',
      '5\u202F000,5': '5,000.50',
    },
  ],
  [
    'One dot before three digits could be for thousands or decimals, so the message asks',
    { '1.000': '1,000.00 or 1.00?', '20.500': '20,500.00 or 20.50?', '1.005': '1,005.00?' },
  ],
  [
    'So could a comma before three digits that does not make a group',
    { '1000,500': '1,000,500.00 or 1,000.50?', '1000,505': '1,000,505.00?' },
  ],
  [
    'Parts of a centavo are never rounded',
    {
      '20000.005': 'decimals',
      '20000.000': 'decimals',
      '0.500': 'decimals',
      '1,000.505': 'decimals',
    },
  ],
  [
    'The field’s currency may stand at either end',
    {
      'PHP 50,000.00': '50,000.00',
      'Php. 50,000.00': '50,000.00',
      'Php.50,000': '50,000.00',
      php500: '500.00',
      '₱50,000': '50,000.00',
      '₱ .50': '0.50',
      'P50,000.00': '50,000.00',
      '50,000.00 PHP': '50,000.00',
      '50 000 ₱': '50,000.00',
    },
  ],
  [
    'Another currency is none of ours, and a dot behind a name could be either',
    {
      '$1,000': '',
      'USD 1,000': '',
      'Rs. 1,000': '',
      '€5': '',
      'Php.50': '',
      'P.50': '',
      PHP: '',
      'PHP PHP 5': '',
    },
  ],
  [
    'Digits and separators of other scripts are read as ours, without invisible marks',
    {
      '５，０００': '5,000.00',
      '５０００．５０': '5,000.50',
      '٥٠٠٠': '5,000.00',
      '٥٬٠٠٠٫٥': '5,000.50',
      '५०००': '5,000.00',
      '\u202A50,000\u202C': '50,000.00',
      '\t5000\n': '5,000.00',
      '+6000': '6,000.00',
    },
  ],
  [
    'Anything else is no amount',
    {
      '−500': '',
      '1.2 million': '',
      '1,2345': '',
      '10,00,000': '',
      '1,000.000,50': '',
      '1000,000.50': '',
      '1.2.3': '',
      '1 2': '',
      '500\t600': '',
      '12/31/2026': '',
      '2026-12-31': '',
      '.': '',
      ',': '',
      '١٢abc': '',
    },
  ],
  ['No text is no amount either', { '': 'empty', '  ': 'empty' }],
];

function meaningOf(text: string): string {
  const reading = readAmount(text, 'PHP');
  if (reading.kind === 'amount') return formatCentavos(reading.centavos as Centavos);
  if (reading.kind === 'too-fine') return 'decimals';
  if (reading.kind === 'ambiguous') return `${reading.meanings.join(' or ')}?`;
  return reading.kind === 'empty' ? 'empty' : '';
}

describe.each(grammar)('%s', (_rule, texts) => {
  it.each(Object.entries(texts))('%j: %j', (text, meaning) =>
    expect(meaningOf(text)).toBe(meaning),
  );
});

it('knows the currency of the field, and no other currency', () => {
  expect(readAmount('$1,000', 'USD')).toMatchObject({ centavos: 100_000 });
  expect(readAmount('PHP 1,000', 'USD').kind).toBe('not-an-amount');
  expect(readAmount('1,000', '')).toMatchObject({ centavos: 100_000 });
});

it('reads an amount that is too large to be exact as larger than any limit', () => {
  expect(readAmount('9'.repeat(20))).toMatchObject({ centavos: Infinity });
});

it('tells which amounts were read from separators that the investor has to check', () => {
  const readingOf = (text: string) => readAmount(text, 'PHP').kind === 'amount' && readAmount(text);
  for (const text of ['5000', '5,000', '5,000.50', '.5', '₱5,000', '５０００'])
    expect(readingOf(text)).toMatchObject({ needsPreview: false });
  for (const text of ['1000,50', '1.000,50', '5 000', '1.200.000'])
    expect(readingOf(text)).toMatchObject({ needsPreview: true });
});

describe('for any text', () => {
  const centavos = fc.integer({ min: 0, max: 9_007_199_254_740_991 });
  const fewCentavos = fc.integer({ min: 0, max: 99_999_999 });
  const read = (text: string) => {
    const reading = readAmount(text, 'PHP');
    return reading.kind === 'amount' ? reading.centavos : null;
  };

  it('reads each shown amount back', () => {
    fc.assert(
      fc.property(fc.oneof(centavos, fewCentavos), (amount) => {
        const shown = formatCentavos(amount as Centavos);
        const swapped = shown.replaceAll(/[.,]/g, (each) => (each === '.' ? ',' : '.'));
        const spaced = shown.replaceAll(',', '\u00A0');
        for (const text of [shown, swapped, spaced, `PHP ${shown}`, `₱${shown}`, `${shown} PHP`])
          expect([text, read(text)]).toEqual([text, amount]);
        const reading = readAmount(shown);
        expect(reading).toMatchObject({ plain: shown.replaceAll(',', ''), needsPreview: false });
      }),
    );
  });

  /** Reads the text independently of the grammar: with every possible decimal separator, and with none. */
  function readingsOfPerson(text: string): number[] {
    const parts = text.trim().split(/[., '\u00A0]/);
    const separators = text.trim().replaceAll(/\d/g, '');
    const [head = '', ...groups] = parts;
    const areGroups = (all: string[]) => all.every((each) => each.length === 3);
    const last = groups.at(-1) ?? '';
    const whole = areGroups(groups) && head !== '' ? [Number(parts.join(''))] : [];
    const isComma = separators.length === 1 && separators === ',' && last.length === 3;
    // Nobody writes thousands and decimals with the same separator.
    const isDecimal = /^([^.]*\.|[^,]*,)$/.test(separators) && areGroups(groups.slice(0, -1));
    // One comma before a group of three digits separates thousands (readings R15).
    const isThousands = isComma && /^[1-9]\d{0,2}$/.test(head);
    const decimal =
      isDecimal && !isThousands
        ? [Number(`${parts.slice(0, -1).join('') || '0'}.${last || '0'}`)]
        : [];
    return [...whole, ...decimal];
  }

  it('never reads an amount that differs tenfold or more from every reading of a person', () => {
    const pieces = fc.constantFrom(...'0123456789', '000', '50', '.', ',', ' ', "'", '\u00A0');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (all) => {
        const text = all.join('');
        const amount = read(text);
        if (amount === null || amount === Infinity) return;
        const readings = readingsOfPerson(text).map((each) => each * 100);
        expect([text, readings.length > 0]).toEqual([text, true]);
        const isNear = (other: number) =>
          Math.abs(amount - other) < 1 || (amount < other * 10 && other < amount * 10);
        expect([text, readings.every(isNear)]).toEqual([text, true]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('rejects a text with other characters in it', () => {
    const letters = fc.constantFrom(...'aekmMxX%$€£/-–+*()²½:;_#"');
    const digits = fc.stringMatching(/^[\d.,]{1,6}$/);
    fc.assert(
      fc.property(digits, letters, digits, (start, letter, end) => {
        expect(read(start + letter + end)).toBeNull();
      }),
    );
  });
});
