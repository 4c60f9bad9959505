import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { deadlinesOf, pendingActions } from './deadlines';

const now = Date.parse('2026-11-21T00:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const commitment = (fields: object) =>
  v.parse(commitmentSchema, { guid: 'c', campaignGuid: 'k', ...fields });

beforeEach(() => configure());

describe('deadlines', () => {
  it('are those of open commitments, however far ahead, the next one first', () => {
    const found = deadlinesOf(
      [
        commitment({ guid: 'cancel', commitmentStatusCode: 'COM' }),
        commitment({ guid: 'done', commitmentStatusCode: 'APP' }),
        commitment({ guid: 'rec', commitmentStatusCode: 'REC', reconfirmDeadlineDate: hours(90) }),
        commitment({ guid: 'over', commitmentStatusCode: 'REC', reconfirmDeadlineDate: hours(0) }),
      ],
      new Map([['k', hours(48 + 1_000)]]),
      now,
    );
    expect(found.map(({ kind, commitment: { guid }, at }) => [kind, guid, at])).toEqual([
      ['reconfirm', 'rec', now + 90 * 3_600_000],
      ['cancel', 'cancel', now + 1_000 * 3_600_000],
    ]);
  });
});

function kinds(fields: object, offeringEnd?: string) {
  const ends = new Map(offeringEnd ? [['k', offeringEnd]] : []);
  return pendingActions([commitment(fields)], ends, now).map(({ kind }) => kind);
}

describe('pending actions', () => {
  it('include a commitment to reconfirm until its deadline', () => {
    const rec = { commitmentStatusCode: 'REC' };
    expect(kinds({ ...rec, reconfirmDeadlineDate: hours(1) })).toEqual(['reconfirm']);
    expect(kinds({ ...rec, reconfirmDeadlineDate: null })).toEqual(['reconfirm']);
    expect(kinds({ ...rec, reconfirmDeadlineDate: hours(0) })).toEqual([]);
  });

  it.each(['PEN', 'COM'])(
    'include %s in the last three days in which it can be cancelled',
    (code) => {
      const fields = { commitmentStatusCode: code };
      // Cancelling ends 48 hours before the offering does.
      expect(kinds(fields, hours(48 + 72))).toEqual(['cancel']);
      expect(kinds(fields, hours(48 + 73))).toEqual([]);
      expect(kinds(fields, hours(48))).toEqual([]);
      expect(kinds(fields)).toEqual([]);
    },
  );

  it.each(['CAN', 'APP', ''])('do not include %p', (code) => {
    expect(kinds({ commitmentStatusCode: code }, hours(50))).toEqual([]);
  });
});
