import { recordingApi } from '../../testing/recording-api';
import { readCampaignRows, readCommitments } from './commitment-lists';

/** Two pages of one row. Each reading differs from the one before in what no figure uses. */
const requests = recordingApi((res, number) => {
  const currentPage = 2 - (number % 2);
  const [one, other] = [{ guid: 'a' }, { guid: 'b' }];
  const inner = number > 2 ? [one, other] : [other, one];
  const row = {
    guid: `row ${currentPage}`,
    campaignProgress: number,
    remainingDays: number,
    commitmentDebitCreditAdvises: inner,
    commitments: inner,
  };
  res.end(JSON.stringify({ data: [row], totalPages: 2, currentPage }));
});

it.each([
  ['commitments with their payments in another order', readCommitments],
  ['campaigns whose progress moves meanwhile', readCampaignRows],
])('takes two readings of %s as the same', async (_, read) => {
  expect((await read('account')).rows.map(({ guid }) => guid)).toEqual(['row 1', 'row 2']);
  expect(requests).toHaveLength(4);
  // Few investors have more rows, so a Submit mostly needs one request before the write and one after it.
  expect(requests[0]?.body).toMatchObject({ rowPerPage: 200 });
});
