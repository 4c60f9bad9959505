import type { Contracts } from '../contract/calls';
import type { AdviceRow } from '../db/rows';
import { badRequest, notFound } from '../contract/errors';
import { changeStatus } from '../operations/change-status';
import { invest as commit } from '../operations/invest';
import {
  commitmentWire,
  fromCommitment,
  ownCommitments,
  ownParameters,
  selectCommitment,
  type CommitmentWithCampaign,
} from './commitment-wire';
import type { Sandbox } from '../context/context';
import type { Handler } from './handler';
import { pageOf } from './paging';

const orders = {
  commitmentDate: 'm.committed_at',
  createdOn: 'm.committed_at',
  commitmentAmount: 'm.amount',
  commitmentCode: 'm.code',
} as const;

export const commitments: Handler<Contracts['commitments']> = async ({
  sandbox,
  account,
  body,
}) => {
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

export const commitment: Handler<Contracts['commitment']> = async (request) => {
  const { sandbox, account, parameters } = request;
  const rows = await sandbox.db.query<CommitmentWithCampaign>(
    `${selectCommitment} ${fromCommitment} where m.guid = $1 and m.account_id = $2`,
    [parameters['guid'], account.id],
  );
  const [data] = await wiresOf(sandbox, rows);
  if (!data) throw notFound('The commitment');
  return { data };
};

export const invest: Handler<Contracts['invest']> = ({ sandbox, account, body, headers }) => {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest('Idempotency-Key must be 1 to 255 visible characters.');
  return commit(sandbox, account.id, body, key);
};

export const updateStatus: Handler<Contracts['updateStatus']> = async (request) => {
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
