import * as v from 'valibot';
import { campaignRowSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { formatDate } from '@investor-portal/shared/rules/dates';
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

beforeAll(() => configure({ currency: 'PHP' }));

describe('the investor’s own amount and status in a campaign', () => {
  it('are of the commitments that stand', () => {
    const spelled = { commitmentAmount: 0.2, commitmentCurrencyCode: 'php ' };
    expect(stakeOf(cancelled, spelled, {})).toEqual({
      sum: { amount: 100_030, currency: 'PHP' },
      count: 2,
      status: 'ongoing',
    });
  });

  it('are those of the ended commitments if all have ended', () => {
    expect(stakeOf(cancelled)).toEqual({
      sum: { amount: 100_010, currency: 'PHP' },
      count: 1,
      status: 'canceled',
    });
  });

  it.each([
    ['reconfirm', [{}, { commitmentStatus: { name: 'pending' } }, { commitmentStatusCode: 'REC' }]],
    ['pending', [{}, { commitmentStatus: { name: 'pending' } }]],
    ['ongoing', [{}, { ...cancelled, commitmentStatusCode: 'REC' }]],
    [undefined, []],
  ])('name what waits first: %s', (status, commitments) => {
    expect(stakeOf(...commitments).status).toBe(status);
  });

  it('have no amount if one is unknown', () => {
    expect(stakeOf({}, { commitmentAmount: null }).sum).toBeUndefined();
  });
});

describe('the tone of a row', () => {
  const reconfirm = { ...fresh, commitmentStatusCode: 'REC' };
  const ended = { ...fresh, ...cancelled };

  it.each([
    ['action', [fresh, reconfirm]],
    ['ended', [ended, ended]],
    [undefined, [fresh, ended]],
    [undefined, []],
  ])('is %s', (tone, commitments) => {
    expect(toneOf(commitments)).toBe(tone);
  });
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

const dates = {
  commitmentExpirationDate: '12/01/2026',
  reconfirmDeadlineDate: '2026-11-25T16:00:00Z',
};

beforeEach(() => configure());

describe('§4 commitment expiry', () => {
  it.each([
    [{ commitmentStatusCode: 'PEN' }, '12/01/2026'],
    [{ commitmentStatusCode: 'REC' }, '2026-11-25T16:00:00Z'],
    [{ commitmentStatusCode: 'CAN' }, ''],
    [{ commitmentStatusCode: 'PEN', commitmentStatus: { name: 'canceled' } }, ''],
    // The source compares the currency code to REC.
    [{ commitmentCurrencyCode: 'REC' }, '2026-11-25T16:00:00Z'],
    [{ commitmentStatusCode: 'PEN', commitmentCurrencyCode: 'REC' }, '12/01/2026'],
    // The statuses of the lists have no meaning here.
    [{ commitmentStatusCode: 'PENDING' }, ''],
  ])('shows on its own screen for %j %p', (changed, shown) => {
    const commitment = {
      commitmentStatusCode: 'COM',
      commitmentStatus: { name: 'ongoing' },
      commitmentCurrencyCode: 'PHP',
      ...dates,
    };
    expect(detailExpiry({ ...commitment, ...changed })).toBe(shown);
  });

  it.each([
    ['PENDING', '12/01/2026'],
    ['RECONFIRM', '2026-11-25T16:00:00Z'],
    ['ONGOING', ''],
    // The status codes of the detail have no meaning here.
    ['PEN', ''],
    ['', ''],
  ])('shows in the lists for the campaign status %p %p', (campaignStatus, shown) => {
    expect(listExpiry({ campaignStatus, ...dates })).toBe(shown);
  });

  it.each([
    ['PEN', 'pending', 'RECONFIRM', '12/01/2026'],
    ['REC', 'ongoing', 'RECONFIRM', '2026-11-25T16:00:00Z'],
    ['CAN', 'canceled', 'PENDING', ''],
    // The status may name the end when the status code does not.
    ['REC', 'canceled', 'RECONFIRM', ''],
    // Without a code, the campaign's status is used unless the status name rules it out.
    ['', 'ongoing', 'RECONFIRM', '2026-11-25T16:00:00Z'],
    ['', 'Cancelled', 'PENDING', ''],
  ])('%p %p in a campaign that is %p shows %p', (commitmentStatusCode, name, campaign, shown) => {
    const nested = { commitmentStatusCode, commitmentStatus: { name }, ...dates };
    expect(nestedExpiry(nested, campaign)).toBe(shown);
  });

  it.each([
    ['REC', 'reconfirmDeadlineDate', 'Reconfirm by'],
    ['PEN', 'commitmentExpirationDate', 'Expires'],
    // The campaign asks others to reconfirm.
    ['APP', 'reconfirmDeadlineDate', ''],
    ['CAN', 'reconfirmDeadlineDate', ''],
    // Without a code, only the campaign's status is known.
    ['', 'reconfirmDeadlineDate', 'Reconfirm by'],
  ] as const)('names for %p the %s %p', (commitmentStatusCode, field, kind) => {
    const commitment = { commitmentStatusCode, commitmentStatus: { name: '' }, ...dates };
    const { value } = expiryFact(commitment, dates[field]);
    expect(value).toBe([kind, formatDate(dates[field])].filter(Boolean).join(' '));
  });
});
