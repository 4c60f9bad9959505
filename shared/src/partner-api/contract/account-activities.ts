import * as v from 'valibot';
import * as calls from './calls';
import { envelopeOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { date, nullableText, quantity, rows, text } from '../../schema/fields';

/** Not shown by the specification; without it, amounts are in the platform's currency. */
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

/** What happened in an account between two days (spec §3 'Account activity'). */
export const accountActivitySchema = v.object({
  stockPositions: rows(stockPosition),
  transactions: rows(transaction),
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

export const accountActivityResponse = envelopeOf(accountActivitySchema);

const isoDay = v.pipe(v.string(), v.isoDate());

/** The range includes both days, in UTC (spec §9 'Account activity'). */
export const accountActivityRequestSchema = v.strictObject({
  startDate: isoDay,
  endDate: isoDay,
  rowPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  investorAccountId: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
type AccountActivityRequest = v.InferOutput<typeof accountActivityRequestSchema>;

/** `rowPerPage` is 1, as the specification's constants say (§9). */
export function fetchAccountActivity(
  request: Pick<AccountActivityRequest, 'startDate' | 'endDate' | 'investorAccountId'>,
  signal?: AbortSignal,
): Promise<AccountActivity> {
  return read({
    call: calls.accountActivity,
    json: { ...request, rowPerPage: 1 },
    answer: accountActivityResponse,
    signal,
  });
}
