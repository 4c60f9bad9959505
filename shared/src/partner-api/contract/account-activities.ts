import * as v from 'valibot';
import type { ReadCall } from '../client/call';
import type { CallContract } from './call-contract';
import { envelopeOf } from './envelope';
import { optionalText, rowPerPage } from './list-request';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { date, nullableText, quantity, rows, text } from '../../schema/fields';
import { withoutRepeats } from '../../schema/without-repeats';

/** The specification does not show this field. Without the field, amounts are in the platform's currency. */
const currencyCode = text;

const stockPosition = v.object({
  guid: text,
  issuer: text,
  finalNumberOfShares: quantity,
  currencyCode,
  finalInvestmentAmount: quantity,
});
const transaction = v.object({
  transactionId: text,
  createdOn: date,
  transactionNo: text,
  referenceNo: nullableText,
  currencyCode,
  amount: quantity,
});
const balanceEntry = v.object({
  transactionCode: text,
  issuer: text,
  stockCode: text,
  totalNoUnits: quantity,
  currencyCode,
  amount: quantity,
});

/** The activity of an account between two days (spec §3 'Account activity'). */
export const accountActivitySchema = v.object({
  stockPositions: rows(stockPosition),
  transactions: v.pipe(
    rows(transaction),
    v.transform((transactions) => withoutRepeats(transactions, (row) => row.transactionId)),
  ),
  balance: v.fallback(
    v.object({
      beginningShares: quantity,
      endingShares: quantity,
      beginningBalanceList: rows(balanceEntry),
      endingBalanceList: rows(balanceEntry),
    }),
    {
      beginningShares: null,
      endingShares: null,
      beginningBalanceList: [],
      endingBalanceList: [],
    },
  ),
});
export type AccountActivity = v.InferOutput<typeof accountActivitySchema>;
export type ActivityPosition = v.InferOutput<typeof stockPosition>;
export type ActivityTransaction = v.InferOutput<typeof transaction>;
export type BalanceEntry = v.InferOutput<typeof balanceEntry>;

const isoDay = v.pipe(v.string(), v.isoDate());

/** The range includes both days. We take them to be UTC days (decision 43), like the defaults of spec §9. */
export const accountActivityRequestSchema = v.strictObject({
  startDate: isoDay,
  endDate: isoDay,
  rowPerPage,
  investorAccountId: optionalText,
});
type AccountActivityRequest = v.InferOutput<typeof accountActivityRequestSchema>;

export const accountActivityCall = {
  name: 'accountActivity',
  template: 'POST api/v1/partner/account-activities/details',
  answer: envelopeOf(accountActivitySchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

export const accountActivityContract = () =>
  ({
    ...accountActivityCall,
    summary: 'Positions, transactions and balances between two days',
    description:
      'Feeds Account Activity and its statements. Both days are included. Without them, the response covers all time. With `rowPerPage: 1` the whole period is one record.',
    tag: 'account-activities',
    whenItFails: 'The account activity shows an error.',
    request: accountActivityRequestSchema,
    example: ({ investorAccountId }) => ({
      json: { investorAccountId, startDate: '2000-01-01', endDate: '2099-12-31', rowPerPage: 1 },
    }),
  }) as const satisfies CallContract;

export const fetchAccountActivity = (
  request: Pick<AccountActivityRequest, 'startDate' | 'endDate' | 'investorAccountId'>,
  signal?: AbortSignal,
) => read(accountActivityCall, { json: { ...request, rowPerPage: 1 }, signal });
