import * as v from 'valibot';
import * as calls from './calls';
import { answerFor, envelopeOf, pageOf, type Page } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import {
  coded,
  date,
  identity,
  nullableText,
  named,
  quantity,
  rows,
  text,
} from '../../schema/fields';
import type { StockMemoListRequest } from './list-request';

const memoCommitmentSchema = v.object({
  guid: text,
  campaignGuid: text,
  commitmentCode: text,
  commitmentCurrencyCode: text,
  commitmentAmount: quantity,
  commitmentShares: quantity,
  commitmentDate: date,
  calibratedAmount: quantity,
});

/** A stock position, the result of a completed campaign (spec §3). Dates are ISO 8601 instants. */
export const stockMemoSchema = v.object({
  guid: identity,
  issuer: text,
  stockMemoStatus: text,
  stockMemoNumber: text,
  stockMemoType: text,
  campaignCode: text,
  finalNumberOfShares: quantity,
  /** Of the final amount. Not shown by the specification; without it, the platform's currency applies. */
  currencyCode: text,
  finalInvestmentAmount: quantity,
  createdOn: date,
  stockCode: text,
  type: coded,
  status: named,
  transactionCode: text,
  assignee: nullableText,
  certificateNumber: nullableText,
  /** 'Campaign Completion Date' of the detail screen; its field name is not shown by the specification. */
  completionDate: date,
  commitments: rows(memoCommitmentSchema),
});
export type StockMemo = v.InferOutput<typeof stockMemoSchema>;

export const stockMemoResponse = envelopeOf(stockMemoSchema);
export const stockMemoListResponse = pageOf(stockMemoSchema);

export function fetchStockMemos(
  request: StockMemoListRequest,
  signal?: AbortSignal,
): Promise<Page<StockMemo>> {
  return read({
    call: calls.stockMemos,
    json: request,
    answer: stockMemoListResponse,
    signal,
  });
}

export function fetchStockMemo(guid: string, signal?: AbortSignal): Promise<StockMemo> {
  return read({
    call: calls.stockMemo,
    id: guid,
    answer: answerFor(stockMemoResponse, guid),
    signal,
  });
}
