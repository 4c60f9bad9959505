import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import type { OfferingEnds } from '../data/use-open-commitments';
import { deadlinesOf, isReconfirmation, isLastChanceToCancel } from './deadlines';

const now = Date.parse('2026-11-21T00:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const commitment = (fields: object) =>
  v.parse(commitmentSchema, { guid: 'c', campaignGuid: 'k', ...fields });

beforeEach(() => configure());

describe('deadlines', () => {
  it('are those of open commitments, however far ahead, the next one first', () => {
    const found = deadlinesOf(
      [
        commitment({ guid: 'cancel', campaignGuid: 'K', commitmentStatusCode: 'COM' }),
        commitment({ guid: 'done', commitmentStatusCode: 'APP' }),
        commitment({ guid: 'rec', commitmentStatusCode: 'REC', reconfirmDeadlineDate: hours(90) }),
        commitment({ guid: 'over', commitmentStatusCode: 'REC', reconfirmDeadlineDate: hours(0) }),
      ],
      { k: hours(48 + 1_000) },
      now,
    );
    expect(found.map(({ kind, commitment: { guid }, at }) => [kind, guid, at])).toEqual([
      ['reconfirm', 'rec', now + 90 * 3_600_000],
      ['cancel', 'cancel', now + 1_000 * 3_600_000],
    ]);
  });
});

function isShown(fields: object, offeringEnd?: string) {
  const ends: OfferingEnds = offeringEnd ? { k: offeringEnd } : {};
  const deadlines = deadlinesOf([commitment(fields)], ends, now);
  return {
    duty: deadlines.some(isReconfirmation),
    lastChance: deadlines.some((deadline) => isLastChanceToCancel(deadline, now)),
  };
}

describe('what the investor must do', () => {
  it('is to reconfirm a commitment until its deadline, however far ahead', () => {
    const rec = { commitmentStatusCode: 'REC' };
    const duty = { duty: true, lastChance: false };
    expect(isShown({ ...rec, reconfirmDeadlineDate: hours(1) })).toEqual(duty);
    expect(isShown({ ...rec, reconfirmDeadlineDate: hours(900) })).toEqual(duty);
    expect(isShown({ ...rec, reconfirmDeadlineDate: null })).toEqual(duty);
    expect(isShown({ ...rec, reconfirmDeadlineDate: hours(0) }).duty).toBe(false);
  });

  it.each(['PEN', 'COM'])(
    'is not to cancel %s, which is shown for the last three days in which that is possible',
    (code) => {
      const fields = { commitmentStatusCode: code };
      // Investors can cancel until 48 hours before the offering ends.
      expect(isShown(fields, hours(48 + 72))).toEqual({ duty: false, lastChance: true });
      expect(isShown(fields, hours(48 + 73)).lastChance).toBe(false);
      expect(isShown(fields, hours(48)).lastChance).toBe(false);
      expect(isShown(fields).lastChance).toBe(false);
    },
  );

  it.each(['CAN', 'APP', ''])('is nothing about %p', (code) => {
    expect(isShown({ commitmentStatusCode: code }, hours(50))).toEqual({
      duty: false,
      lastChance: false,
    });
  });
});
