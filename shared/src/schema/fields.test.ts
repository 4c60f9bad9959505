import * as v from 'valibot';
import {
  codeField,
  count,
  currencyCodeOr,
  date,
  flag,
  identity,
  nullableText,
  nameField,
  percentage,
  quantity,
  rawText,
  requestedShares,
  rows,
  rowsOf,
  text,
} from './fields';

describe('readings W15: one malformed field never makes a response unreadable', () => {
  const plain = { text, nullableText, date, quantity, flag, percentage };
  const schema = v.object({ ...plain, named: nameField, coded: codeField });

  it('reads documented values as they are', () => {
    const given = {
      text: 'a',
      nullableText: 'b',
      date: '2026-11-30',
      quantity: 1.5,
      flag: true,
      percentage: '62.50%',
      named: { name: 'pending' },
      coded: { code: 'COMMON' },
    };
    expect(v.parse(schema, given)).toEqual(given);
  });

  it.each([{}, Object.fromEntries(Object.keys(schema.entries).map((key) => [key, null]))])(
    'reads %j as unknown',
    (given) => {
      expect(v.parse(schema, given)).toEqual({
        text: '',
        nullableText: '',
        date: '',
        quantity: null,
        flag: false,
        percentage: '',
        named: { name: '' },
        coded: { code: '' },
      });
    },
  );

  it('tolerates numbers for text, text for numbers and bare names', () => {
    const given = { text: 7, quantity: '1,250.50', percentage: 62.5, named: 'pending', coded: 'C' };
    const plainRead = { text: '7', quantity: 1250.5, percentage: '62.5%' };
    const read = { ...plainRead, named: { name: 'pending' }, coded: { code: 'C' } };
    expect(v.parse(schema, given)).toMatchObject(read);
    expect(v.parse(nullableText, 4711)).toBe('4711');
    expect(v.parse(quantity, '12.5%')).toBe(12.5);
    expect(v.parse(quantity, '-1,250.50')).toBe(-1250.5);
    // read-number.test.ts has the other texts.
    for (const none of ['', 'n/a', '500,00', Number.NaN, 1e308, -1e16, {}, [], true])
      expect(v.parse(quantity, none)).toBeNull();
  });
});

it.each([
  ['A &amp; B', 'A & B'],
  ['Ni&ntilde;o&#39;s &#xD1;ame&rsquo;s', "Niño's Ñame’s"],
  ['&amp;lt;b&amp;gt; &lt;b&gt;', '&lt;b&gt; <b>'],
  ['A & B; &unknown; &constructor; &#8238;'],
])('decodes the entities of the plain text %j once', (sent, read = sent) => {
  for (const field of [text, nullableText]) expect(v.parse(field, sent)).toBe(read);
  expect(v.parse(nameField, sent)).toEqual({ name: read });
  expect(v.parse(rawText, sent)).toBe(sent);
});

describe('a date as a number', () => {
  it('is an instant in milliseconds', () => {
    expect(v.parse(date, Date.UTC(2026, 10, 30, 15, 59))).toBe('2026-11-30T15:59:00.000Z');
  });

  it.each([
    ['seconds', Date.UTC(2026, 10, 30) / 1000],
    ['microseconds', Date.UTC(2026, 10, 30) * 1000],
    ['zero for no date', 0],
    ['not a number', Number.NaN],
    ['out of range', 1e20],
  ])('is unreadable in another unit: %s', (_, sent) => expect(v.parse(date, sent)).toBe(''));

  it('is not a boolean', () => expect(v.parse(date, true)).toBe(''));
});

describe('a number that JSON has rounded', () => {
  const rounded: unknown = JSON.parse('9007199254740993');

  it('identifies nothing, because it may be the id of a different object', () => {
    for (const sent of [rounded, 1e21, 0.5])
      expect(v.safeParse(identity, sent).success).toBe(false);
  });

  it('is unknown as text, as a count and as an amount', () => {
    for (const sent of [rounded, -9007199254740992, 1e21]) {
      expect(v.parse(text, sent)).toBe('');
      expect(v.parse(nullableText, sent)).toBe('');
      expect(v.parse(count, sent)).toBeNull();
      expect(v.parse(quantity, sent)).toBeNull();
    }
    expect(v.parse(text, Number.MAX_SAFE_INTEGER)).toBe('9007199254740991');
  });
});

it.each([true, 'true', ' True', 1, '1'])('reads %p as yes', (yes) =>
  expect(v.parse(flag, yes)).toBe(true),
);
it.each([false, 'false', '', 0, 2, 'yes', null, {}])('reads %p as no', (no) =>
  expect(v.parse(flag, no)).toBe(false),
);

it('reads counts as whole numbers from 0', () => {
  expect([3, '3', 0].map((sent) => v.parse(count, sent))).toEqual([3, 3, 0]);
  expect([-1, 1.5, 'many'].map((sent) => v.parse(count, sent))).toEqual([null, null, null]);
});

it('reads requested shares of 0 as unknown, because the API may not have counted them yet', () => {
  expect([5, '5'].map((sent) => v.parse(requestedShares, sent))).toEqual([5, 5]);
  for (const none of [0, '0', null]) expect(v.parse(requestedShares, none)).toBeNull();
});

it('falls back to the given currency if the API sends none, and reads a code in any case', () => {
  const currencyCode = currencyCodeOr(() => 'SGD');
  const read = (sent: unknown) => v.parse(currencyCode, sent);
  expect(['USD', '', null].map(read)).toEqual(['USD', 'SGD', 'SGD']);
  expect([' usd', ' '].map(read)).toEqual(['USD', 'SGD']);
});

it('identifies a row only by text or a number', () => {
  expect([v.parse(identity, 'a'), v.parse(identity, 7)]).toEqual(['a', '7']);
  for (const none of ['', null, true, {}]) expect(v.safeParse(identity, none).success).toBe(false);
});

describe('rows', () => {
  const row = v.object({ guid: v.string(), name: text });

  it('skip an unreadable row and report it once', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const parsed = v.parse(rows(row), [{ guid: 'a' }, { guid: null }, 7, { guid: 'b', name: 'B' }]);
    expect(parsed.map(({ guid, name }) => [guid, name])).toEqual([
      ['a', ''],
      ['b', 'B'],
    ]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('are empty if there is no array, unless the screen requires them', () => {
    expect(v.parse(rows(row), null)).toEqual([]);
    expect(v.safeParse(rowsOf(row), null).success).toBe(false);
  });
});
