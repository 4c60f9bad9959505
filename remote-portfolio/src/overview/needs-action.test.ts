import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { needsAction } from './needs-action';

const now = Date.parse('2026-11-21T00:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const commitment = (fields: object) =>
  v.parse(commitmentSchema, { guid: 'c', campaignGuid: 'k', ...fields });

beforeEach(() => configure());

function kinds(fields: object, offeringEnd?: string) {
  const ends = new Map(offeringEnd ? [['k', offeringEnd]] : []);
  return needsAction([commitment(fields)], ends, now).map(({ kind }) => kind);
}

describe('what needs the investor', () => {
  it('a commitment to reconfirm, until its deadline', () => {
    const rec = { commitmentStatusCode: 'REC' };
    expect(kinds({ ...rec, reconfirmDeadlineDate: hours(1) })).toEqual(['reconfirm']);
    expect(kinds({ ...rec, reconfirmDeadlineDate: null })).toEqual(['reconfirm']);
    expect(kinds({ ...rec, reconfirmDeadlineDate: hours(0) })).toEqual([]);
  });

  it.each(['PEN', 'COM'])('%s: a cancelling window in its last three days', (code) => {
    const fields = { commitmentStatusCode: code };
    // Cancelling closes 48 hours before the offering does.
    expect(kinds(fields, hours(48 + 72))).toEqual(['cancelling closes']);
    expect(kinds(fields, hours(48 + 73))).toEqual([]);
    expect(kinds(fields, hours(48))).toEqual([]);
    expect(kinds(fields)).toEqual([]);
  });

  it.each(['CAN', 'APP', ''])('%p needs nothing', (code) => {
    expect(kinds({ commitmentStatusCode: code }, hours(50))).toEqual([]);
  });

  it('puts the nearest deadline first', () => {
    const needs = needsAction(
      [
        commitment({ guid: 'late', commitmentStatusCode: 'COM' }),
        commitment({ guid: 'soon', commitmentStatusCode: 'REC', reconfirmDeadlineDate: hours(2) }),
      ],
      new Map([['k', hours(60)]]),
      now,
    );
    expect(needs.map((need) => [need.commitment.guid, need.deadline])).toEqual([
      ['soon', now + 2 * 3_600_000],
      ['late', now + 12 * 3_600_000],
    ]);
  });
});
