import { conflict } from '../contract/errors';
import { queryFirst, queryOne, type Queryable } from '../db/database';
import type { AccountRow, CampaignRow, CommitmentRow } from '../db/rows';

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
