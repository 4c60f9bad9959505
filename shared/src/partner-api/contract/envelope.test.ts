import * as v from 'valibot';
import { rowsOf, text } from '../../schema/fields';
import { envelopeOf, pageOf, uniqueByGuid, writeResponse } from './envelope';
import { newestCampaignsCall } from './campaigns';

describe('readings W1: envelopes', () => {
  const page = pageOf(v.object({ guid: v.string() }));
  const rows = [{ guid: 'a' }];

  it('reads a page in either shape, also without page numbers, but not without rows, and counts the rows that it could not read', () => {
    const flat = { data: rows, totalPages: 3, currentPage: 2, message: 'OK' };
    const expected = { data: rows, totalPages: 3, currentPage: 2 };
    expect(v.parse(page, flat)).toEqual(expected);
    expect(v.parse(page, { data: flat, message: 'OK' })).toEqual(expected);
    const unknown = { data: rows, totalPages: null, currentPage: null };
    expect(v.parse(page, { data: rows })).toEqual(unknown);
    expect(v.parse(page, { ...unknown, totalPages: 'many', currentPage: 1.5 })).toEqual(unknown);
    expect(v.safeParse(page, { totalPages: 1 }).success).toBe(false);
    expect(v.safeParse(newestCampaignsCall.answer, '<html>').success).toBe(false);
    const partly = { ...expected, data: [{ guid: null }, ...rows] };
    for (const given of [partly, { data: partly }])
      expect(v.parse(page, given)).toEqual({ ...expected, unreadable: 1 });
  });

  it('unwraps data, and reads it without an envelope too, but not from an object with none of its fields, or from an error', () => {
    expect(v.parse(envelopeOf(v.string()), { data: 'x', message: 'OK' })).toBe('x');
    expect(v.safeParse(envelopeOf(v.string()), { message: 'OK' }).success).toBe(false);
    const thing = envelopeOf(v.object({ guid: v.string(), name: text }));
    expect(v.parse(thing, { guid: 'a' })).toEqual({ guid: 'a', name: '' });
    expect(v.parse(envelopeOf(v.string()), 'x')).toBe('x');
    expect(v.parse(envelopeOf(rowsOf(v.object({ guid: v.string() }))), rows)).toEqual(rows);
    expect(v.parse(page, rows)).toEqual({ data: rows, totalPages: null, currentPage: null });
    const named = envelopeOf(v.object({ name: text }));
    for (const body of [{}, { message: 'OK' }, { errorDetails: [{ message: 'No' }] }, null, []])
      expect(v.safeParse(named, body).success).toBe(false);
    expect(v.safeParse(envelopeOf(rowsOf(named)), {}).success).toBe(false);
    expect(v.safeParse(page, {}).success).toBe(false);
  });
});

it('the rows of several pages keep the latest version of a repeated row, in its first position', () => {
  const [old, next, other] = [{ guid: 'a' }, { guid: 'a' }, { guid: 'b' }];
  const unique = uniqueByGuid([old, other, next]);
  expect(unique.map((row) => [next, other].indexOf(row))).toEqual([0, 1]);
});

const accepts = (body: unknown) => v.safeParse(writeResponse, body).success;

describe('readings W16: the response to a write', () => {
  it('is the sentence for the toast, regardless of other fields', () => {
    const body = { message: ' Done&#33; ', data: { guid: 'a' }, errorDetails: [], errors: null };
    expect(v.parse(writeResponse, { ...body, exception: '', success: true })).toBe('Done!');
    expect(v.parse(writeResponse, { ...body, success: null })).toBe('Done!');
  });

  const unsaid = [null, '  ', 200, { text: 'Done.' }].map((message) => ({ message }));
  const denied = [false, 'false', 0, '0'].map((success) => ({ success, message: 'Done.' }));
  it.each([{}, [], '', '<html>', null, { success: false }, ...unsaid, ...denied])(
    '%j does not confirm the write',
    (body) => expect(accepts(body)).toBe(false),
  );

  it.each([
    { errorDetails: [{ message: 'Your wallet balance is not enough.' }] },
    { errorDetails: [{}] },
    { errors: [{ message: 'No.' }] },
    { errors: { amount: ['Too small.'] } },
    { exception: 'BusinessRuleException' },
  ])('%j is a failure, regardless of its message', (failure) =>
    expect(accepts({ message: 'Done.', ...failure })).toBe(false),
  );
});
