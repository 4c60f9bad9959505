import * as v from 'valibot';
import { envelopeOf, pageOf, uniqueByGuid } from './envelope';
import { newestCampaignsCall } from './campaigns';
import { rowsOf, text } from '../../schema/fields';

describe('readings W1: envelopes', () => {
  const page = pageOf(v.object({ guid: v.string() }));
  const rows = [{ guid: 'a' }];

  it('unwraps data', () => {
    expect(v.parse(envelopeOf(v.string()), { data: 'x', message: 'OK' })).toBe('x');
    expect(v.safeParse(envelopeOf(v.string()), { message: 'OK' }).success).toBe(false);
  });

  it('reads a page in either shape', () => {
    const flat = { data: rows, totalPages: 3, currentPage: 2, message: 'OK' };
    const expected = { data: rows, totalPages: 3, currentPage: 2 };
    expect(v.parse(page, flat)).toEqual(expected);
    expect(v.parse(page, { data: flat, message: 'OK' })).toEqual(expected);
  });

  it('reads data without an envelope', () => {
    const thing = envelopeOf(v.object({ guid: v.string(), name: text }));
    expect(v.parse(thing, { guid: 'a' })).toEqual({ guid: 'a', name: '' });
    expect(v.parse(envelopeOf(v.string()), 'x')).toBe('x');
    expect(v.parse(envelopeOf(rowsOf(v.object({ guid: v.string() }))), rows)).toEqual(rows);
    expect(v.parse(page, rows)).toEqual({ data: rows, totalPages: null, currentPage: null });
  });

  it('reads no data from an object with none of its fields, or from an error', () => {
    const thing = envelopeOf(v.object({ name: text }));
    for (const body of [{}, { message: 'OK' }, { errorDetails: [{ message: 'No' }] }, null, []])
      expect(v.safeParse(thing, body).success).toBe(false);
    expect(v.safeParse(envelopeOf(rowsOf(thing)), {}).success).toBe(false);
    expect(v.safeParse(page, {}).success).toBe(false);
  });

  it('accepts a page without page numbers, but not a page without rows', () => {
    const unknown = { data: rows, totalPages: null, currentPage: null };
    expect(v.parse(page, { data: rows })).toEqual(unknown);
    expect(v.parse(page, { ...unknown, totalPages: 'many', currentPage: 1.5 })).toEqual(unknown);
    expect(v.safeParse(page, { totalPages: 1 }).success).toBe(false);
    expect(v.safeParse(newestCampaignsCall.answer, '<html>').success).toBe(false);
  });

  it('counts the rows that it could not read', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const given = { data: [{ guid: null }, ...rows], totalPages: 1, currentPage: 1 };
    const expected = { data: rows, unreadable: 1, totalPages: 1, currentPage: 1 };
    expect(v.parse(page, given)).toEqual(expected);
    expect(v.parse(page, { data: given })).toEqual(expected);
    warn.mockRestore();
  });
});

describe('the rows of several pages', () => {
  it('keep the latest version of a repeated row, in its first position', () => {
    const rows = [
      { guid: 'a', state: 'old' },
      { guid: 'b', state: 'old' },
      { guid: 'a', state: 'new' },
    ];
    expect(uniqueByGuid(rows)).toEqual([
      { guid: 'a', state: 'new' },
      { guid: 'b', state: 'old' },
    ]);
  });
});
