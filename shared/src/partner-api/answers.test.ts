import * as v from 'valibot';
import { answerOf, messageAnswer, pageOf } from './answers';
import { campaignListAnswer } from './campaigns';

describe('readings W1: envelopes', () => {
  const page = pageOf(v.object({ guid: v.string() }));
  const rows = [{ guid: 'a' }];

  it('unwraps data', () => {
    expect(v.parse(answerOf(v.string()), { data: 'x', message: 'OK' })).toBe('x');
    expect(v.safeParse(answerOf(v.string()), { message: 'OK' }).success).toBe(false);
  });

  it('reads a page in either shape', () => {
    const flat = { data: rows, totalPages: 3, currentPage: 2, message: 'OK' };
    const expected = { data: rows, totalPages: 3, currentPage: 2 };
    expect(v.parse(page, flat)).toEqual(expected);
    expect(v.parse(page, { data: flat, message: 'OK' })).toEqual(expected);
  });

  it('stands without page numbers, not without rows', () => {
    expect(v.parse(page, { data: rows })).toEqual({ data: rows, totalPages: 1, currentPage: 1 });
    expect(v.safeParse(page, { totalPages: 1 }).success).toBe(false);
    expect(v.safeParse(campaignListAnswer, '<html>').success).toBe(false);
  });

  it("reads a write's sentence, or none", () => {
    expect(v.parse(messageAnswer, { message: 'Done.' })).toBe('Done.');
    expect(v.parse(messageAnswer, {})).toBe('');
  });
});
