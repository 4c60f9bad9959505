import * as v from 'valibot';
import { commitmentSchema } from '../partner-api/commitment';
import { countedAmount, isFinal } from './commitment-amount';

const commitment = (fields: object) =>
  v.parse(commitmentSchema, {
    guid: 'c',
    commitmentStatusCode: 'COM',
    commitmentStatus: 'ongoing',
    commitmentAmount: 20_000.2,
    calibratedAmount: 0,
    ...fields,
  });
const completionDate = '2026-11-02T00:00:00Z';

describe('what a commitment counts', () => {
  it.each([
    ['is the committed amount', {}, 20_000_20],
    ['is unknown without it', { commitmentAmount: null }, null],
    ['is nothing once it is cancelled', { commitmentStatusCode: 'CAN' }, 0],
    ['is nothing if a status says so', { commitmentStatus: ' Cancelled' }, 0],
    ['is nothing once its campaign is terminated', { commitmentStatus: 'Terminated' }, 0],
    ['is the final amount', { commitmentStatus: 'Completed', calibratedAmount: 4_000 }, 4_000_00],
    ['can finally be nothing', { commitmentStatus: 'completed', completionDate }, 0],
  ])('%s', (_, fields, amount) => expect(countedAmount(commitment(fields))).toBe(amount));

  it.each(['committed', 'completed'])(
    'is the committed amount of a fresh one that is called %s',
    (commitmentStatus) => {
      const fresh = commitment({ commitmentStatus });
      expect(isFinal(fresh)).toBe(false);
      expect(countedAmount(fresh)).toBe(20_000_20);
    },
  );

  it('is the committed amount while calibration is not final', () => {
    expect(countedAmount(commitment({ calibratedAmount: 9_000 }))).toBe(20_000_20);
  });
});
