import type { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import type * as v from 'valibot';
import type { Contracts } from '../contract/calls';
import { queryOne } from '../db/database';
import type { StockMemoRow } from '../db/rows';
import type { Handler } from './handler';
import { likePattern, pageOf } from './paging';

interface MemoWithCampaign extends StockMemoRow {
  campaign_code: string;
  issuer_name: string;
  completed_at: Date | null;
  commitments: {
    guid: string;
    code: string;
    amount: number;
    shares: number;
    committed_at: string;
    calibrated_amount: number;
  }[];
}

const select = `select s.*, c.code as campaign_code, i.name as issuer_name, c.completed_at,
  (select coalesce(jsonb_agg(jsonb_build_object('guid', m.guid, 'code', m.code, 'amount', m.amount,
      'shares', m.shares, 'committed_at', m.committed_at,
      'calibrated_amount', m.calibrated_amount) order by m.committed_at desc), '[]')
    from commitments m where m.campaign_guid = s.campaign_guid and m.account_id = s.account_id
      and m.calibrated_status = 'Approved') as commitments`;
const from = `from stock_memos s join campaigns c on c.guid = s.campaign_guid
  join issuers i on i.guid = c.issuer_guid`;
const orders = {
  createdOn: 's.created_at',
  finalInvestmentAmount: 's.amount',
  stockMemoNumber: 's.number',
} as const;

export const stockMemos: Handler<Contracts['stockMemos']> = async ({ sandbox, account, body }) => {
  const { rows, ...counts } = await pageOf<MemoWithCampaign>(sandbox.db, body, {
    key: 's.guid',
    select,
    from,
    where: `where s.account_id = $1 and ($2::text is null or s.account_id = $2)
      and ($3 = '%%' or i.name ilike $3 or s.number ilike $3 or c.code ilike $3)`,
    parameters: [
      account.id,
      body.advanceFilter?.investorAccountId ?? null,
      likePattern(body.search),
    ],
    orderBy: orders[body.orderBy ?? 'createdOn'],
  });
  return { ...counts, data: rows.map(memoWire) };
};

export const stockMemo: Handler<Contracts['stockMemo']> = async (request) => {
  const { sandbox, account, parameters } = request;
  const sql = `${select} ${from} where s.guid = $1 and s.account_id = $2`;
  const own = [parameters['guid'], account.id];
  return {
    data: memoWire(await queryOne<MemoWithCampaign>(sandbox.db, sql, own, 'The stock position')),
  };
};

function memoWire(row: MemoWithCampaign): v.InferInput<typeof stockMemoSchema> {
  return {
    guid: row.guid,
    issuer: row.issuer_name,
    stockMemoStatus: row.status,
    stockMemoNumber: row.number,
    stockMemoType: 'Common Shares',
    campaignCode: row.campaign_code,
    finalNumberOfShares: row.shares,
    currencyCode: 'PHP',
    finalInvestmentAmount: row.amount / 100,
    createdOn: row.created_at.toISOString(),
    stockCode: row.stock_code,
    type: { code: 'COMMON' },
    status: { name: row.status },
    transactionCode: row.transaction_code,
    assignee: null,
    certificateNumber: row.certificate_number,
    completionDate: row.completed_at?.toISOString() ?? null,
    commitments: row.commitments.map((own) => ({
      guid: own.guid,
      campaignGuid: row.campaign_guid,
      commitmentCode: own.code,
      commitmentCurrencyCode: 'PHP',
      commitmentAmount: own.amount / 100,
      commitmentShares: own.shares,
      commitmentDate: new Date(own.committed_at).toISOString(),
      calibratedAmount: own.calibrated_amount / 100,
    })),
  };
}
