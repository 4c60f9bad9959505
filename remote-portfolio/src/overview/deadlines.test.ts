import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { deadlinesOf } from './deadlines';

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

  it('start with a reconfirmation without a date', () => {
    const found = deadlinesOf(
      [
        commitment({ guid: 'cancel', commitmentStatusCode: 'PEN' }),
        commitment({ guid: 'rec', commitmentStatusCode: 'REC' }),
      ],
      new Map([['k', hours(100)]]),
      now,
    );
    expect(found.map(({ kind, at }) => [kind, at === null])).toEqual([
      ['reconfirm', true],
      ['cancel', false],
    ]);
  });
});
