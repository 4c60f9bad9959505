import fc from 'fast-check';
import { amountCell, countCell, toCsv } from './csv';

const column = [{ header: 'Issuer', cell: (text: string) => ({ text }) }];
const cellOf = (text: string) => toCsv(column, [text]).split('\r\n').slice(1, -1).join('\r\n');

describe('CSV', () => {
  it('starts with a byte order mark and a header, and ends every line with CRLF', () => {
    expect(toCsv(column, ['Ani Cold Chain'])).toBe('\uFEFFIssuer\r\nAni Cold Chain\r\n');
    expect(toCsv(column, [])).toBe('\uFEFFIssuer\r\n');
  });

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
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u200B=1',
    '＝1+1',
    '|cmd',
    '"=1+1',
    "'=1+1",
    ' "\t=1+1',
    '""=1+1',
    '“=1+1',
    '\u00a0=1',
    '\u202e=1',
  ])('escapes the formula %j', (text) => {
    expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['PHP -5', 'a=b', '50,000', 'CF-2026-0001'])('leaves %j unchanged', (text) => {
    expect(cellOf(text)).not.toContain("'");
  });

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

  it('writes amounts and counts as plain numbers of any size and sign', () => {
    const amounts = [-50_000, -0.005, 0, 1_234_567.891, 90_071_992_547_409, null];
    const columns = [{ header: 'Amount', cell: amountCell }];
    expect(toCsv(columns, amounts).trim().split('\r\n').slice(1)).toEqual([
      '-50000.00',
      '-0.01',
      '0.00',
      '1234567.89',
      '90071992547409.00',
    ]);
    const counts = [{ header: 'Units', cell: countCell }];
    expect(toCsv(counts, [-3, 1_250, 1e21, 0.5]).trim().split('\r\n').slice(1)).toEqual([
      '-3',
      '1250',
      '1000000000000000000000',
      '0.5',
    ]);
  });

  it('keeps our negative numbers as numbers, and empty cells empty', () => {
    const columns = [
      { header: 'Amount', cell: () => ({ number: '-50.00' }) },
      { header: 'Certificate', cell: () => null },
    ];
    expect(toCsv(columns, [0])).toBe('\uFEFFAmount,Certificate\r\n-50.00,\r\n');
  });

  it('any text reads back as one cell without a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cells = parse(toCsv(column, [text]));
        expect(cells).toHaveLength(2);
        const [, read = ''] = cells;
        // Only apostrophes were added.
        expect(read.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        expect(read).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@]|^[\t\r]/);
      }),
    );
  });
});

/** A strict reader of one-column CSV. */
function parse(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))\r\n/gy)];
  return cells.map(([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain ?? '');
}
