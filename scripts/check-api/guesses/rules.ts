import { jsonOf } from '../client/client';
import {
  allHold,
  holds,
  isRaw,
  nestedIn,
  none,
  rawOf,
  unseen,
  type Guesses,
  type Raw,
} from './guess';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const askThem = 'nothing that a client sees: ask the API’s team';
const write = '--write';
const amount = (value: unknown) => (typeof value === 'number' ? value : Number(value));
const hours48 = 48 * 3_600_000;

export const ofRules: Guesses = {
  21: (visit) => {
    const accounts = rawOf(visit, 'userDetails').map((row) => String(row['accountId']));
    return allHold(accounts, (id) => uuid.test(id), 'an id of another form');
  },
  22: (visit) => {
    const sections = nestedIn(rawOf(visit, 'companyView'), 'details');
    const fits = ({ sectionCode, jsonData }: Raw) =>
      sectionCode === 'SUBUS' ? isRaw(jsonData) : typeof jsonData === 'string';
    return allHold(sections, fits, 'jsonData of the other form');
  },
  23: unseen(write),
  24: unseen(write),
  25: ({ client }) => {
    const bodies = client.exchanges
      .filter(({ method, status }) => status >= 400 && method !== 'OPTIONS')
      .filter(({ path }) => path.startsWith('api/'))
      .map(jsonOf);
    const fits = (body: unknown) =>
      isRaw(body) &&
      'exception' in body &&
      'message' in body &&
      Array.isArray(body['errorDetails']);
    return allHold(bodies, fits, 'an error of another shape');
  },
  26: unseen("another investor's commitment: --stranger-commitment"),
  27: unseen(write),
  28: unseen(write),
  29: unseen(write),
  30: unseen('a registration'),
  31: (visit) => {
    const activity = rawOf(visit, 'accountActivity')[0];
    if (!activity) return { unseen: none };
    const rows = nestedIn([activity], 'transactions').length;
    const memos = visit.sample.memos.length;
    return holds(memos > 1 ? rows > 1 : undefined, `${rows} of ${memos} transactions`);
  },
  32: (visit) => {
    const { activity, memos } = visit.sample;
    const bought = memos.reduce((sum, memo) => sum + (memo.finalNumberOfShares ?? 0), 0);
    const { beginningShares = null, endingShares = null } = activity?.balance ?? {};
    if (memos.length === 0 || beginningShares === null || endingShares === null)
      return { unseen: none };
    const seen = `${beginningShares} + ${bought} shares bought, but ${endingShares} at the end`;
    return holds(beginningShares + bought === endingShares, seen);
  },
  33: unseen(write),
  34: (visit) => {
    const past = visit.sample.rows
      .filter(({ campaignEndDate }) => Date.parse(campaignEndDate) < Date.now() - hours48)
      .flatMap(({ commitments }) => commitments);
    return allHold(
      past,
      ({ commitmentStatusCode }) => commitmentStatusCode !== 'PEN',
      'one that is still pending',
    );
  },
  36: (visit) => {
    const live = [...visit.sample.newest, ...visit.sample.expiring].filter(
      ({ statusCode }) => statusCode === 'APP',
    );
    const fits = (row: (typeof live)[number]) => {
      const left = Date.parse(row.offeredPeriodEndDate) - Date.now() - hours48;
      // Within a minute of the deadline, the difference between two clocks may decide.
      return Math.abs(left) < 60_000 || row.isInvestmentActionAllowed === left > 0;
    };
    return allHold(live, fits, 'a flag that changes at another moment');
  },
  37: unseen('a campaign in its last hours, and --write'),
  40: (visit) => {
    const waiting = visit.sample.commitments.filter(
      (row) => row.commitmentStatusCode === 'REC' && row.reconfirmDeadlineDate !== '',
    );
    const within = (date: string) => Date.parse(date) - Date.now() < 5 * 86_400_000 + 60_000;
    return allHold(
      waiting,
      ({ reconfirmDeadlineDate }) => within(reconfirmDeadlineDate),
      'a longer time to answer',
      'no commitment that has to be reconfirmed',
    );
  },
  41: unseen(write),
  42: unseen('a commitment to reconfirm after the moment to cancel, and --write'),
  43: (visit) =>
    allHold(
      visit.sample.subscriptions,
      ({ percentage }) => amount(percentage) <= 125,
      'more than 125 %',
    ),
  44: unseen(askThem),
  45: unseen('a registration'),
  46: unseen(askThem),
  47: unseen(write),
};
