import type { AccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Contracts } from '../contract/calls';
import type { StockMemoRow } from '../db/rows';
import { badRequest } from '../contract/errors';
import { dayOf, firstDay, isStorable, lastDay } from '../rules/calendar';
import type { Handler } from './handler';

type Memo = StockMemoRow & { issuer_name: string };

/**
 * Returns the shares an account held before the first day, received between the two days (both included, UTC) and
 * held after the last day. The beginning plus the transactions equals the ending.
 */
export const accountActivity: Handler<Contracts['accountActivity']> = async (request) => {
  const { sandbox, account, body } = request;
  const from = dayOf(body.startDate);
  const last = dayOf(body.endDate);
  if (!from || !last) throw badRequest('startDate and endDate must be days of the calendar.');
  if (!isStorable(from) || !isStorable(last))
    throw badRequest(`startDate and endDate must be from ${firstDay} to ${lastDay}.`);
  const until = new Date(last.getTime() + 86_400_000);
  if (from >= until) throw badRequest('startDate must not be after endDate.');
  const memos = await sandbox.db.query<Memo>(
    `select s.*, i.name as issuer_name from stock_memos s
     join campaigns c on c.guid = s.campaign_guid join issuers i on i.guid = c.issuer_guid
     where s.account_id = $1 and ($2::text is null or s.account_id = $2) and s.created_at < $3
     order by s.created_at desc, s.guid`,
    [account.id, body.investorAccountId ?? null, until],
  );
  const before = memos.filter(({ created_at: at }) => at < from);
  const within = memos.filter(({ created_at: at }) => at >= from);
  return {
    data: {
      stockPositions: memos.map((memo) => ({
        guid: memo.guid,
        issuer: memo.issuer_name,
        finalNumberOfShares: memo.shares,
        currencyCode: 'PHP',
        finalInvestmentAmount: memo.amount / 100,
      })),
      transactions: within.map(transactionWire),
      balance: {
        beginningShares: sharesOf(before),
        endingShares: sharesOf(memos),
        beginningBalanceList: before.map(entryWire),
        endingBalanceList: memos.map(entryWire),
      },
    },
  };
};

function transactionWire(memo: Memo): AccountActivity['transactions'][number] {
  return {
    transactionId: memo.guid,
    createdOn: memo.created_at.toISOString(),
    transactionNo: memo.transaction_code,
    referenceNo: memo.number,
    currencyCode: 'PHP',
    amount: memo.amount / 100,
  };
}

function entryWire(memo: Memo): AccountActivity['balance']['endingBalanceList'][number] {
  return {
    transactionCode: memo.transaction_code,
    issuer: memo.issuer_name,
    stockCode: memo.stock_code,
    totalNoUnits: memo.shares,
    currencyCode: 'PHP',
    amount: memo.amount / 100,
  };
}

function sharesOf(memos: readonly Memo[]): number {
  return memos.reduce((sum, { shares }) => sum + shares, 0);
}
