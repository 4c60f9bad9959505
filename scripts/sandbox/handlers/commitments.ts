import type { CommitmentListRequest } from '@investor-portal/shared/partner-api/list-request';
import type { Calls } from '../contract/calls';
import type { AdviceRow } from '../db/rows';
import { malformed, notFound } from '../contract/errors';
import { changeStatus } from '../operations/change-status';
import { invest as commit } from '../operations/invest';
import {
  commitmentWire,
  fromCommitment,
  selectCommitment,
  type CommitmentWithCampaign,
} from './commitment-wire';
import type { Sandbox } from '../context/context';
import type { Handler } from './handler';
import { containing, pageOf } from './paging';

const orders = {
  commitmentDate: 'm.committed_at',
  createdOn: 'm.committed_at',
  commitmentAmount: 'm.amount',
  commitmentCode: 'm.code',
} as const;

/** The where clause of both lists; the token's account is always the first parameter. */
export const ownCommitments = `where m.account_id = $1
  and ($2::text is null or m.account_id = $2)
  and ($3::text is null or m.calibrated_status = $3)
  and ($4 = '%%' or c.code ilike $4 or i.name ilike $4 or m.code ilike $4)`;

export function ownParameters(accountId: string, body: CommitmentListRequest): unknown[] {
  const { investorAccountId = null, calibratedCommitmentStatus = null } = body.advanceFilter ?? {};
  return [accountId, investorAccountId, calibratedCommitmentStatus, containing(body.search)];
}

export const commitments: Handler<Calls['commitments']> = async ({ sandbox, account, body }) => {
  const { rows, ...counts } = await pageOf<CommitmentWithCampaign>(sandbox.db, body, {
    key: 'm.guid',
    select: selectCommitment,
    from: fromCommitment,
    where: ownCommitments,
    parameters: ownParameters(account.id, body),
    orderBy: orders[body.orderBy ?? 'commitmentDate'],
  });
  return { ...counts, data: await wiresOf(sandbox, rows) };
};

export const commitment: Handler<Calls['commitment']> = async (request) => {
  const { sandbox, account, parameters } = request;
  const rows = await sandbox.db.query<CommitmentWithCampaign>(
    `${selectCommitment} ${fromCommitment} where m.guid = $1 and m.account_id = $2`,
    [parameters['guid'], account.id],
  );
  const [data] = await wiresOf(sandbox, rows);
  if (!data) throw notFound('The commitment');
  return { data };
};

export const invest: Handler<Calls['invest']> = ({ sandbox, account, body, headers }) => {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw malformed('Idempotency-Key must be 1 to 255 visible characters.');
  return commit(sandbox, account.id, body, key);
};

export const updateStatus: Handler<Calls['updateStatus']> = async (request) => {
  const { sandbox, account, parameters, body } = request;
  const guid = parameters['commitmentId'] ?? '';
  return {
    message: await changeStatus(sandbox, account.id, guid, body.data.commitmentStatusCode),
  };
};

async function wiresOf({ db, clock }: Sandbox, rows: readonly CommitmentWithCampaign[]) {
  const advices = await db.query<AdviceRow>(
    `select * from advices
     where commitment_guid in (select jsonb_array_elements_text($1::jsonb))
     order by created_at desc, reference_number desc`,
    [JSON.stringify(rows.map(({ guid }) => guid))],
  );
  const byCommitment = new Map(rows.map(({ guid }) => [guid, [] as AdviceRow[]]));
  for (const advice of advices) byCommitment.get(advice.commitment_guid ?? '')?.push(advice);
  const now = clock.now();
  return rows.map((row) => commitmentWire(row, byCommitment.get(row.guid) ?? [], now));
}
