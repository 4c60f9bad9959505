import * as v from 'valibot';
import { envelopeOf, moneyRead } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { date, nullableText, quantity, rows, text } from '../../schema/fields';
import { rowsWithoutRepeats } from '../../schema/without-repeats';

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

export const accountActivitySchema = v.object({
  stockPositions: rows(stockPosition),
  transactions: rowsWithoutRepeats(transaction, (row) => row.transactionId),
  balance: v.fallback(
    v.object({
      beginningShares: quantity,
      endingShares: quantity,
      beginningBalanceList: rows(balanceEntry),
      endingBalanceList: rows(balanceEntry),
    }),
    { beginningShares: null, endingShares: null, beginningBalanceList: [], endingBalanceList: [] },
  ),
});
export type AccountActivity = v.InferOutput<typeof accountActivitySchema>;
export type ActivityPosition = v.InferOutput<typeof stockPosition>;
export type ActivityTransaction = v.InferOutput<typeof transaction>;
export type BalanceEntry = v.InferOutput<typeof balanceEntry>;

/** The range includes both days, `yyyy-MM-dd`. We take them to be UTC days (readings R11), like the defaults of spec §9. */
interface AccountActivityRequest {
  startDate: string;
  endDate: string;
  investorAccountId?: string | undefined;
}

export const accountActivityCall = moneyRead(
  'accountActivity',
  'POST api/v1/partner/account-activities/details',
  envelopeOf(accountActivitySchema),
);

export const fetchAccountActivity = (request: AccountActivityRequest) =>
  read(accountActivityCall, { json: { ...request, rowPerPage: 1 } });
