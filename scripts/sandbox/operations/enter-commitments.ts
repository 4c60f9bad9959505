import { sharesFor } from '@investor-portal/shared/rules/shares';
import { insertAll, type Queryable, queryFirst, queryOne } from '../db/database';
import type { AccountRow, CampaignRow, CommitmentRow } from '../db/rows';
import { moveMoney } from './wallet';
import { conflict } from '../contract/errors';

/** Makes a pending commitment. It stays pending, because `due` is not set. */
export function commitmentRow(
  id: Pick<CommitmentRow, 'guid' | 'code'>,
  account: AccountRow,
  campaign: CampaignRow,
  amount: number,
  at: Date,
): CommitmentRow {
  return {
    ...id,
    campaign_guid: campaign.guid,
    account_id: account.id,
    status_code: 'PEN',
    cancelled_because: null,
    amount,
    shares: sharesFor(amount, campaign.share_price),
    calibrated_amount: 0,
    calibrated_shares: 0,
    calibrated_status: null,
    investor_name: `${account.first_name} ${account.last_name}`,
    service_name: 'INDIVIDUAL INVESTOR',
    committed_at: at,
    completed_at: null,
    reconfirm_deadline: null,
    material_changes: [],
    due: null,
    due_at: null,
  };
}

/** Stores new commitments and takes their money from the wallets, in the caller's transaction. */
export async function enterCommitments(
  tx: Queryable,
  commitments: readonly CommitmentRow[],
): Promise<void> {
  await insertAll(tx, 'commitments', commitments);
  await tx.query(
    `update campaigns c set raised = c.raised + m.amount
     from (select campaign_guid, sum(amount)::bigint as amount from commitments
       where guid in (select jsonb_array_elements_text($1::jsonb)) group by campaign_guid) m
     where c.guid = m.campaign_guid`,
    [JSON.stringify(commitments.map(({ guid }) => guid))],
  );
  await moveMoney(
    tx,
    commitments.map((commitment) => ({
      accountId: commitment.account_id,
      commitmentGuid: commitment.guid,
      amount: -commitment.amount,
      type: 'Debit',
      status: commitment.status_code === 'PEN' ? 'Pending' : 'Completed',
      at: commitment.committed_at,
    })),
  );
}

/** @throws ApiError 404. */
export function findCampaign(tx: Queryable, guid: string): Promise<CampaignRow> {
  return queryOne<CampaignRow>(
    tx,
    'select * from campaigns where guid = $1',
    [guid],
    'The campaign',
  );
}

/** @throws ApiError 404, or 409 when the campaign is closed or terminated. */
export async function findLiveCampaign(tx: Queryable, guid: string): Promise<CampaignRow> {
  const campaign = await findCampaign(tx, guid);
  if (campaign.status_code !== 'APP') throw conflict('This campaign is closed already.');
  return campaign;
}

export function findAccount(tx: Queryable, id: string): Promise<AccountRow> {
  return queryOne<AccountRow>(tx, 'select * from accounts where id = $1', [id]);
}

export function findCommitment(tx: Queryable, guid: string): Promise<CommitmentRow | undefined> {
  return queryFirst<CommitmentRow>(tx, 'select * from commitments where guid = $1', [guid]);
}
