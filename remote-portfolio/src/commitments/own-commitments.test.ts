import * as v from 'valibot';
import { campaignRowSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  remainingText,
  sumOwnCommitments,
  toneOf,
  detailExpiry,
  expiryFact,
  listExpiry,
  nestedExpiry,
} from './own-commitments';

const fresh = {
  guid: 'x',
  commitmentAmount: 1000.1,
  commitmentStatusCode: 'COM',
  commitmentStatus: { name: 'ongoing' },
};
const cancelled = { commitmentStatusCode: 'CAN', commitmentStatus: { name: 'canceled' } };
const stakeOf = (...commitments: object[]) =>
  sumOwnCommitments(
    v.parse(campaignRowSchema, {
      guid: 'a',
      commitments: commitments.map((each) => ({ ...fresh, ...each })),
    }),
  );

beforeAll(() => configure());

const spelled = { commitmentAmount: 0.2, commitmentCurrencyCode: 'php ' };
const pending = { commitmentStatus: { name: 'pending' } };

it.each<[object[], count: number, amount: number | undefined, status: string | undefined]>([
  // Ended commitments count only if all have ended.
  [[cancelled, spelled, {}], 2, 100_030, 'ongoing'],
  [[cancelled], 1, 100_010, 'canceled'],
  // The status is that of what waits.
  [[{}, pending, { commitmentStatusCode: 'REC' }], 3, 300_030, 'reconfirm'],
  [[{}, pending], 2, 200_020, 'pending'],
  [[{}, { ...cancelled, commitmentStatusCode: 'REC' }], 1, 100_010, 'ongoing'],
  [[{}, { commitmentAmount: null }], 2, undefined, 'ongoing'],
  [[], 0, undefined, undefined],
])(
  'the investor’s own amount and status in a campaign of %j: %p commitments, sum %p, status %p',
  (commitments, count, amount, status) => {
    const sum = amount && { amount, currency: 'PHP' };
    expect(stakeOf(...commitments)).toEqual({ sum, count, status });
  },
);

const reconfirm = { ...fresh, commitmentStatusCode: 'REC' };
const ended = { ...fresh, ...cancelled };

it.each([
  ['action', [fresh, reconfirm]],
  ['ended', [ended, ended]],
  [undefined, [fresh, ended]],
  [undefined, []],
])('the tone of a row is %s', (tone, commitments) => {
  expect(toneOf(commitments)).toBe(tone);
});

it.each([
  [3.5, '2026-11-30T16:00:00Z', '3 days left'],
  [-3, '2026-11-30', '0 days left'],
  [5, '2026-11-30', null, 'TERMINATED'],
  [12, '2026-11-30', null, 'COMPLETED'],
  [0, '2026-11-27T16:00:00Z', '8 hours left'],
  [0, '2026-11-27', '8 hours left'],
  // The API's number stands if it does not fit its date, or without a date.
  [0, '2026-11-30', '0 days left'],
  [0, '', '0 days left'],
  [0, '2026-11-27T08:00:00Z', null],
  [null, '2026-11-30', null],
])(
  'of %p days until %s, the row says %s',
  (sent, campaignEndDate, text, campaignStatus = 'OPEN') => {
    const campaign = { remainingDays: sent, campaignEndDate, campaignStatus };
    expect(remainingText(campaign, Date.parse('2026-11-27T08:00:00Z'))).toBe(text);
  },
);

describe('§4 commitment expiry', () => {
  // commitment-status.test.ts has the dates of each status.
  const [expires, reconfirm] = ['commitmentExpirationDate', 'reconfirmDeadlineDate'] as const;

  it.each([
    // The source compares the currency code to REC.
    [{ commitmentCurrencyCode: 'REC' }, reconfirm],
    [{ commitmentStatusCode: 'PEN', commitmentCurrencyCode: 'REC' }, expires],
    // The statuses of the lists have no meaning here.
    [{ commitmentStatusCode: 'PENDING' }, null],
  ])('shows on its own screen for %j %p', (changed, field) => {
    expect(detailExpiry({ ...fresh, commitmentCurrencyCode: 'PHP', ...changed })).toBe(field);
  });

  it.each([
    ['PENDING', expires],
    ['RECONFIRM', reconfirm],
    ['ONGOING', null],
    // The status codes of the detail have no meaning here.
    ['PEN', null],
  ])('shows in the lists for the campaign status %p %p', (campaignStatus, field) => {
    expect(listExpiry(campaignStatus)).toBe(field);
  });

  it.each([
    ['PEN', 'pending', 'RECONFIRM', expires],
    // Without a code, the campaign's status is used unless the status name rules it out.
    ['', 'ongoing', 'RECONFIRM', reconfirm],
    ['', 'Cancelled', 'PENDING', null],
  ])('%p %p in a campaign that is %p shows %p', (commitmentStatusCode, name, campaign, field) => {
    const nested = { commitmentStatusCode, commitmentStatus: { name } };
    expect(nestedExpiry(nested, campaign)).toBe(field);
  });

  it.each([
    ['REC', reconfirm, 'Reconfirm by 2026-11-26'],
    ['PEN', expires, 'Expires 2026-12-01'],
    // The campaign asks others to reconfirm.
    ['APP', reconfirm, '2026-11-26'],
    ['CAN', reconfirm, '2026-11-26'],
    // Without a code, only the campaign's status is known.
    ['', reconfirm, 'Reconfirm by 2026-11-26'],
    ['COM', null, '--'],
  ])('writes for %p the %s as %p', (commitmentStatusCode, field, value) => {
    const status = { commitmentStatusCode, commitmentStatus: { name: '' } };
    const dates = { [expires]: '12/01/2026', [reconfirm]: '2026-11-25T16:00:00Z' };
    expect(expiryFact({ ...status, ...dates }, field)).toMatchObject({ value });
  });
});
