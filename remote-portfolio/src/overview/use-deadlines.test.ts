import { configure } from '@investor-portal/shared/testing/configure';
import { parseCommitment } from '../testing/parse-rows';
import { datesAhead } from './use-deadlines';

const now = Date.parse('2026-11-21T00:00:00Z');
const days = (count: number) => new Date(now + count * 86_400_000).toISOString();
const open = (offeringEnd: string, ...fields: object[]) => ({
  commitments: fields.map((each, index) =>
    parseCommitment({ guid: `c${index}`, campaignGuid: 'K', ...each }),
  ),
  // The lists may write a guid in another case.
  offeringEnds: { k: offeringEnd },
});

beforeEach(() => configure());

it.each([
  ['their deadlines, and the end of the campaign once', days(10), 'cancel c1, 8; closes c1, 10'],
  ['no moment to cancel where the list sends the end as a day', '2026-11-30', 'closes c1, 9.67'],
  ['nothing that has passed', days(-1), ''],
])('the dates ahead of commitments are %s', (_, end, dates) => {
  const made = open(end, { commitmentStatusCode: 'APP' }, { commitmentStatusCode: 'COM' });
  const ahead = datesAhead(made, now);
  const text = ahead.map(
    ({ kind, at, subject }) =>
      `${kind} ${subject.guid}, ${Math.round(((at ?? 0) - now) / 864_000) / 100}`,
  );
  expect(text.join('; ')).toBe(dates);
});
