import { endInstant, isEnded } from '@investor-portal/shared/rules/dates';
import { jsonOf } from '../client/client';
import {
  allHold,
  holds,
  isRawRow,
  nestedIn,
  noSuchData,
  rawRowsOf,
  notSeen,
  type Guesses,
  type RawRow,
} from './guess';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const askThem = 'nothing that a client sees: ask the API’s team';
const write = '--write';
const amount = (value: unknown) => (typeof value === 'number' ? value : Number(value));
const hours48 = 48 * 3_600_000;

export const ofRules: Guesses = {
  21: (context) => {
    const accounts = rawRowsOf(context, 'userDetails').map((row) => String(row['accountId']));
    return allHold(accounts, (id) => uuid.test(id), 'an id of another form');
  },
  22: (context) => {
    const sections = nestedIn(rawRowsOf(context, 'companyView'), 'details');
    const fits = ({ sectionCode, jsonData }: RawRow) =>
      sectionCode === 'SUBUS' ? isRawRow(jsonData) : typeof jsonData === 'string';
    return allHold(sections, fits, 'jsonData of the other form');
  },
  23: notSeen(write),
  24: notSeen(write),
  25: ({ client }) => {
    const bodies = client.exchanges
      .filter(({ method, status }) => status >= 400 && method !== 'OPTIONS')
      .filter(({ path }) => path.startsWith('api/'))
      .map(jsonOf);
    const fits = (body: unknown) =>
      isRawRow(body) &&
      'exception' in body &&
      'message' in body &&
      Array.isArray(body['errorDetails']);
    return allHold(bodies, fits, 'an error of another shape');
  },
  26: notSeen("another investor's commitment: --stranger-commitment"),
  27: notSeen(write),
  28: notSeen(write),
  29: notSeen(write),
  30: notSeen('a registration'),
  31: (context) => {
    const activity = rawRowsOf(context, 'accountActivity')[0];
    if (!activity) return { unseen: noSuchData };
    const rows = nestedIn([activity], 'transactions').length;
    const memos = context.sample.memos.length;
    return holds(memos > 1 ? rows > 1 : undefined, `${rows} of ${memos} transactions`);
  },
  32: (context) => {
    const { activity, memos } = context.sample;
    const bought = memos.reduce((sum, memo) => sum + (memo.finalNumberOfShares ?? 0), 0);
    const { beginningShares = null, endingShares = null } = activity?.balance ?? {};
    if (memos.length === 0 || beginningShares === null || endingShares === null)
      return { unseen: noSuchData };
    const seen = `${beginningShares} + ${bought} shares bought, but ${endingShares} at the end`;
    return holds(beginningShares + bought === endingShares, seen);
  },
  33: notSeen(write),
  34: (context) => {
    const past = context.sample.rows
      .filter(({ campaignEndDate }) => isEnded(campaignEndDate, Date.now() - hours48))
      .flatMap(({ commitments }) => commitments);
    return allHold(
      past,
      ({ commitmentStatusCode }) => commitmentStatusCode !== 'PEN',
      'one that is still pending',
    );
  },
  36: (context) => {
    const live = [...context.sample.newest, ...context.sample.expiring].filter(
      ({ statusCode }) => statusCode === 'APP',
    );
    const fits = (row: (typeof live)[number]) => {
      const left = (endInstant(row.offeredPeriodEndDate) ?? NaN) - Date.now() - hours48;
      // Within a minute of the deadline, the difference between two clocks may decide.
      return Math.abs(left) < 60_000 || row.isInvestmentActionAllowed === left > 0;
    };
    return allHold(live, fits, 'a flag that changes at another moment');
  },
  37: notSeen('a campaign in its last hours, and --write'),
  40: (context) => {
    const waiting = context.sample.commitments.filter(
      (row) => row.commitmentStatusCode === 'REC' && row.reconfirmDeadlineDate !== '',
    );
    const within = (date: string) =>
      (endInstant(date) ?? NaN) - Date.now() < 5 * 86_400_000 + 60_000;
    return allHold(
      waiting,
      ({ reconfirmDeadlineDate }) => within(reconfirmDeadlineDate),
      'a longer time to answer',
      'no commitment that has to be reconfirmed',
    );
  },
  41: notSeen(write),
  42: notSeen('a commitment to reconfirm after the moment to cancel, and --write'),
  43: (context) =>
    allHold(
      context.sample.subscriptions,
      ({ percentage }) => amount(percentage) <= 125,
      'more than 125 %',
    ),
  44: notSeen(askThem),
  45: notSeen('a registration'),
  46: notSeen(askThem),
  47: notSeen(write),
};
