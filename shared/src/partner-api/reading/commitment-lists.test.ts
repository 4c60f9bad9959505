import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { configure } from '../../testing/configure';
import { readCampaignRows, readCommitments } from './commitment-lists';

let requests = 0;
/** Two pages of one row. Each reading differs from the one before in what no figure uses. */
const server = serveWith((req, res) => {
  const page = (requests % 2) + 1;
  const isOdd = Math.floor(requests / 2) % 2 === 1;
  requests += 1;
  const [one, other] = [{ guid: 'a' }, { guid: 'b' }];
  const inner = isOdd ? [one, other] : [other, one];
  const row = {
    guid: `row ${page}`,
    campaignProgress: requests,
    remainingDays: requests,
    commitmentDebitCreditAdvises: inner,
    commitments: inner,
  };
  req.resume();
  res.end(JSON.stringify({ data: [row], totalPages: 2, currentPage: page }));
});

beforeEach(() => {
  requests = 0;
  configure({ partnerApiUrl: server() });
});

it.each([
  ['commitments with their payments in another order', readCommitments],
  ['campaigns whose progress moves meanwhile', readCampaignRows],
])('takes two readings of %s as the same', async (_, read) => {
  expect((await read('account')).rows.map(({ guid }) => guid)).toEqual(['row 1', 'row 2']);
  expect(requests).toBe(4);
});
