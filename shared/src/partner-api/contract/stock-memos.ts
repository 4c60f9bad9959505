import * as v from 'valibot';
import { envelopeOf, moneyRead, pageOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import {
  codeField,
  date,
  identity,
  nullableText,
  nameField,
  quantity,
  requestedShares,
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
  commitmentShares: requestedShares,
  commitmentDate: date,
  calibratedAmount: quantity,
});

export const stockMemoSchema = v.object({
  guid: identity,
  issuer: text,
  stockMemoStatus: text,
  stockMemoNumber: text,
  stockMemoType: text,
  campaignCode: text,
  finalNumberOfShares: quantity,
  /** The specification does not show this field. Without it, the platform's currency applies. */
  currencyCode: text,
  finalInvestmentAmount: quantity,
  createdOn: date,
  stockCode: text,
  type: codeField,
  status: nameField,
  transactionCode: text,
  assignee: nullableText,
  certificateNumber: nullableText,
  /** 'Campaign Completion Date' of the detail screen. The specification does not show its field name. */
  completionDate: date,
  commitments: rows(memoCommitmentSchema),
});
export type StockMemo = v.InferOutput<typeof stockMemoSchema>;

const path = 'api/v1/partner-transactional/stock-memo';

export const stockMemosCall = moneyRead('stockMemos', `POST ${path}/list`, pageOf(stockMemoSchema));

export const fetchStockMemos = (json: StockMemoListRequest, signal?: AbortSignal) =>
  read(stockMemosCall, { json, signal });

export const stockMemoCall = {
  ...moneyRead('stockMemo', `GET ${path}/{guid}`, envelopeOf(stockMemoSchema)),
  answersGuid: true,
} as const;

export const fetchStockMemo = (guid: string) => read(stockMemoCall, { id: guid });
