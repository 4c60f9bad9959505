import fc from 'fast-check';
import { toCsv } from './csv';

const column = [{ header: 'Issuer', cell: (text: string) => ({ text }) }];
const cellOf = (text: string) => toCsv(column, [text]).split('\r\n').slice(1, -1).join('\r\n');

describe('CSV', () => {
  it('has a byte order mark, a header, and ends every line', () => {
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
  ])('%j is written %j', (text, cell) => expect(cellOf(text)).toBe(cell));

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
  ])('%j is no formula', (text) => {
    expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['PHP -5', 'a=b', '50,000', 'CF-2026-0001'])('%j is left as it is', (text) => {
    expect(cellOf(text)).not.toContain("'");
  });

  it('a negative number of ours stays a number, and nothing stays empty', () => {
    const columns = [
      { header: 'Amount', cell: () => ({ number: '-50.00' }) },
      { header: 'Certificate', cell: () => null },
    ];
    expect(toCsv(columns, [0])).toBe('\uFEFFAmount,Certificate\r\n-50.00,\r\n');
  });

  it('whatever the text, a reader gets one cell back and no formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cells = parse(toCsv(column, [text]));
        expect(cells).toHaveLength(2);
        const [, read = ''] = cells;
        expect([text, `'${text}`]).toContain(read);
        expect(read).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

/** A strict reader of one-column CSV. */
function parse(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))\r\n/gy)];
  return cells.map(([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain ?? '');
}
