import * as v from 'valibot';
import { configure } from '@investor-portal/shared/testing/configure';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { accountActivitySchema } from '@investor-portal/shared/partner-api/contract/account-activities';
import {
  campaignSchema,
  subscriptionSchema,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  campaignRowSchema,
  commitmentSchema,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { contradictionsIn, type ReadResponse } from './contradictions';
import { paymentOptionSchema } from '@investor-portal/shared/partner-api/contract/payments';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';

beforeEach(() => configure());

const now = Date.UTC(2026, 10, 26);
const day = (days: number) => new Date(now + days * 86_400_000).toISOString();

const campaign = {
  guid: 'c',
  issuerGuid: 'i',
  currencyCode: 'PHP',
  totalOffering: 1_000,
  totalRaisedAmount: 625,
  totalRaisedAmountPercentageByTotalOffering: '62.50%',
  totalInvestors: 12,
  sharePrice: 2.5,
  numberSharesOffered: 400,
  equityOffered: 10,
  minAmountPerInvestor: 10,
  maxAmountPerInvestor: 100,
  offeredPeriodStartDate: day(-5),
  offeredPeriodEndDate: day(5),
};
const subscription = {
  percentage: 80,
  totalCommitmentAmountWithCurrency: 'PHP 800.00',
  totalInvestors: 12,
};
const commitment = {
  guid: 'm',
  commitmentCode: 'M-1',
  commitmentStatusCode: 'REC',
  commitmentStatus: { name: 'ongoing' },
  commitmentCurrencyCode: 'PHP',
  commitmentAmount: 50,
  calibratedAmount: 40,
  commitmentDate: day(-1),
  completionDate: day(1),
  reconfirmDeadlineDate: day(3),
};
const row = {
  guid: 'c',
  campaignProgress: 62.5,
  campaignEndDate: day(5),
  remainingDays: 5,
  commitments: [{ guid: 'm', commitmentCode: 'M-1', commitmentAmount: 50 }],
};
const memo = { guid: 's', finalNumberOfShares: 4, finalInvestmentAmount: 10, currencyCode: 'PHP' };
const user = { walletDetails: { balance: 5, currencyCode: 'PHP' } };
const option = { productGuid: 'p', fee: 0 };
const entries = [{ totalNoUnits: 3 }, { totalNoUnits: 4 }];
const beginning = { beginningShares: 0, beginningBalanceList: [] };
const activity = { balance: { ...beginning, endingShares: 7, endingBalanceList: entries } };

const campaignCalls = ['newestCampaigns', 'issuerCampaigns', 'campaign'];

type Changes = Readonly<Record<string, object>>;

/** Responses that agree with each other except for these changes. */
function responses(changes: Changes = {}): ReadResponse[] {
  const read = (call: ReadResponse['call'], schema: v.GenericSchema, sent: object, id = '') => ({
    call,
    id,
    value: v.parse(schema, { ...sent, ...changes[call] }),
  });
  const list = (call: ReadResponse['call'], schema: v.GenericSchema, sent: object, id = '') => {
    const { value, ...rest } = read(call, schema, sent, id);
    const { twice = false } = (changes[call] ?? {}) as { twice?: boolean };
    return { ...rest, value: { data: twice ? [value, value] : [value] } };
  };
  return [
    list('newestCampaigns', campaignSchema, campaign),
    list('issuerCampaigns', campaignSchema, campaign, 'I'),
    read('campaign', campaignSchema, campaign, 'C'),
    read('subscription', subscriptionSchema, subscription, 'c'),
    list('commitments', commitmentSchema, commitment),
    read('commitment', commitmentSchema, commitment, 'm'),
    list('commitmentsByCampaign', campaignRowSchema, row),
    list('stockMemos', stockMemoSchema, memo),
    read('stockMemo', stockMemoSchema, memo, 's'),
    read('userDetails', userDetailsSchema, user),
    read('paymentOptions', paymentOptionSchema, option),
    read('accountActivity', accountActivitySchema, activity),
  ];
}

const idsOf = (changes: Changes) => [
  ...new Set(contradictionsIn(responses(changes), now).map(({ id }) => id)),
];

it('finds nothing in responses that agree', () => {
  expect(contradictionsIn(responses(), now)).toEqual([]);
});

it('does not judge unknown values', () => {
  const unknown = (sent: object) =>
    Object.fromEntries(
      Object.keys(sent).flatMap((key) => (/guid/i.test(key) ? [] : [[key, null]])),
    );
  const sent = { newestCampaigns: campaign, campaign, subscription, commitments: commitment };
  const others = { commitmentsByCampaign: row, stockMemos: memo, userDetails: user };
  const all = Object.entries({ ...sent, ...others, accountActivity: activity });
  expect(idsOf(Object.fromEntries(all.map(([call, of]) => [call, unknown(of)])))).toEqual([]);
});

/** Returns a pattern of the changed names. A row that is repeated is named as a whole. */
const fieldsOf = (changes: Changes) =>
  `^(${[...JSON.stringify(changes).matchAll(/"(\w+)":/g)].map(([, name]) => name).join('|')}|Campaign)$`;

const otherAmount = { ...commitment, commitmentAmount: 60 };
/** The same change in every response that contains the campaign. */
const everywhere = (change: object) =>
  Object.fromEntries(campaignCalls.map((call) => [call, change]));

it.each<[id: string, changes: Changes]>([
  ['not-positive', everywhere({ sharePrice: 0 })],
  ['currency', everywhere({ currencyCode: '₱' })],
  ['minimum-above-maximum', everywhere({ maxAmountPerInvestor: 5 })],
  ['end-before-start', everywhere({ offeredPeriodStartDate: day(6) })],
  ['raised-percentage', everywhere({ totalRaisedAmountPercentageByTotalOffering: '0.625' })],
  ['equity', everywhere({ equityOffered: 1_000 })],
  ['negative', { subscription: { totalInvestors: -1 }, ...everywhere({ totalInvestors: null }) }],
  ['calibrated-above-committed', { commitment: { calibratedAmount: 51 } }],
  ['completed-before-committed', { commitment: { completionDate: day(-2) } }],
  ['status', { commitment: { commitmentStatusCode: 'CAN' } }],
  ['no-reconfirm-deadline', { commitment: { reconfirmDeadlineDate: null } }],
  ['days-left', { commitmentsByCampaign: { remainingDays: 50 } }],
  ['negative', { commitmentsByCampaign: { campaignProgress: -1 } }],
  ['negative', { paymentOptions: { fee: -1 } }],
  ['negative', { userDetails: { walletDetails: { balance: -1 } } }],
  ['balance', { accountActivity: { balance: { ...activity.balance, endingShares: 8 } } }],
  ['other-thing', { campaign: { guid: 'other' } }],
  ['other-thing', { commitment: { guid: 'other' } }],
  ['other-issuer', { issuerCampaigns: { issuerGuid: 'other' } }],
  ['repeated', { newestCampaigns: { twice: true } }],
  ['subscription', { subscription: { percentage: 8 } }],
  ['subscription', { subscription: { totalInvestors: 20 } }],
  ['list-and-detail', { campaign: { sharePrice: 3 } }],
  ['list-and-detail', { commitment: { commitmentAmount: 60 } }],
  ['list-and-detail', { commitmentsByCampaign: { commitments: [otherAmount] } }],
  ['list-and-detail', { stockMemo: { finalInvestmentAmount: 11 } }],
])('finds %s in %j', (id, changes) => {
  expect(idsOf(changes)).toEqual([id]);
  // The changed field is in `fieldPaths`.
  for (const { fieldPaths } of contradictionsIn(responses(changes), now))
    expect(fieldPaths.map((path) => path.split('.').at(-1))).toContainEqual(
      expect.stringMatching(new RegExp(fieldsOf(changes))),
    );
});
