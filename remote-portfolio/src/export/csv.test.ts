import fc from 'fast-check';
import { configure } from '@investor-portal/shared/testing/configure';
import { cell, toCsv } from './csv';

beforeAll(() => configure());

const column = { Issuer: (text: string) => ({ text }) };
const cellOf = (text: string) => toCsv(column, [text]).split('\r\n').slice(1, -1).join('\r\n');

it.each([
  ['Kape, Inc.', '"Kape, Inc."'],
  ['the "first"', '"the ""first"""'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  ['Niño — 100 %', 'Niño — 100 %'],
  ['', ''],
])('writes %j as %j', (text, cell) => expect(cellOf(text)).toBe(cell));

it.each([
  '=1+1',
  '+63 917 000 0000',
  '@SUM(A1)',
  '\t=1',
  '\u200B=1',
  '＝1+1',
  '|cmd',
  "'=1+1",
  '""=1+1',
  '“=1+1',
  '\u00a0=1',
])('escapes the formula %j', (text) => {
  expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
});

it.each([
  ['000123', 'its zeros'],
  ['1234567890123456', 'its last digit'],
  ['12E5', 'an exponent'],
  ['1.50', 'its zero'],
  ['1,234', 'its comma'],
  ['0917 000 0000', 'its zero where a space separates thousands'],
  ['2026-11', 'a month'],
  ['1/2', 'a day'],
  ['7-11-26', 'a day'],
  ['10:30', 'a time'],
  ['SEP-2026', 'a month'],
  ['1 mar', 'a day'],
  ['50%', 'a part of one'],
])('keeps the text %j, of which a spreadsheet makes a value: %s', (text) => {
  expect(cellOf(text).replaceAll('"', '')).toBe(`'${text}`);
});

it.each(['0', '123456789012345', 'CF-2026-0001', '2026-000123', 'March Foods', 'PHP -5', 'a=b'])(
  'leaves %j unchanged, which a spreadsheet shows as it is',
  (text) => expect(cellOf(text)).toBe(text),
);

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\r\n @SUM(A1)', "a\r\n '@SUM(A1)"],
  ['a\t"-1+1', 'a\t"\'-1+1'],
  ['a;b = c - d', 'a;b = c - d'],
])('escapes formulas in %j for spreadsheets that split at other characters', (text, safe) => {
  // A spreadsheet that splits at semicolons ignores quotes within a line.
  expect(cellOf(text).replace(/^"|"$/g, '').replaceAll('""', '"')).toBe(safe);
});

it('starts with a byte order mark and a header, ends lines with CRLF, writes plain values, and leaves unknown ones empty', () => {
  expect(toCsv(column, ['Ani Cold Chain'])).toBe('\uFEFFIssuer\r\nAni Cold Chain\r\n');
  expect(toCsv(column, [])).toBe('\uFEFFIssuer\r\n');
  const amounts = [-50_000, -0.005, 0, 1_234_567.891, 90_071_992_547_409, null];
  const counts = [-3, 1_250, 1e21, 0.5, null];
  const plain = { Cell: (each: ReturnType<typeof cell.text>) => each };
  const cells = [...amounts.map(cell.amount), ...counts.map(cell.count), cell.date('2026-11-30')];
  expect(toCsv(plain, cells).split('\r\n').slice(1, -1)).toEqual([
    '-50000.00',
    '-0.01',
    '0.00',
    '1234567.89',
    '90071992547409.00',
    '',
    '-3',
    '1250',
    '1000000000000000000000',
    '0.5',
    '',
    '2026-11-30',
  ]);
});

it('any text reads back as one cell without a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cells = parse(toCsv(column, [text]));
      expect(cells).toHaveLength(2);
      const [, read = ''] = cells;
      // The text may differ from the original only by apostrophes.
      expect(read.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      expect(read).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@]|^[\t\r]/);
    }),
  );
});

/** Reads CSV of one column strictly. */
function parse(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))\r\n/gy)];
  return cells.map(([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain ?? '');
}
