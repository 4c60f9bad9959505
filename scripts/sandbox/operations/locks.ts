import { conflict } from '../contract/errors';
import { queryFirst, queryOne, type Queryable } from '../db/database';
import type { AccountRow, CampaignRow, CommitmentRow } from '../db/rows';

/*
 * Every operation that changes money locks campaign, commitment and account in this order, so that there are no
 * deadlocks. `no key update` still allows other transactions to insert rows that refer to a locked row. A plain `for
 * update` would not: it could wait for a claimed Idempotency-Key whose owner waits for the campaign.
 */

export function lockCampaign(tx: Queryable, guid: string): Promise<CampaignRow> {
  const sql = 'select * from campaigns where guid = $1 for no key update';
  return queryOne<CampaignRow>(tx, sql, [guid], 'The campaign');
}

/** @throws ApiError 404, or 409 when the campaign is closed or terminated. */
export async function lockLiveCampaign(tx: Queryable, guid: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, guid);
  if (campaign.status_code !== 'APP') throw conflict('This campaign is closed already.');
  return campaign;
}

export function lockAccount(tx: Queryable, id: string): Promise<AccountRow> {
  return queryOne<AccountRow>(tx, 'select * from accounts where id = $1 for no key update', [id]);
}

export async function lockCommitment(
  tx: Queryable,
  guid: string,
): Promise<{ campaign: CampaignRow; commitment: CommitmentRow } | undefined> {
  const found = await queryFirst<Pick<CommitmentRow, 'campaign_guid'>>(
    tx,
    'select campaign_guid from commitments where guid = $1',
    [guid],
  );
  if (!found) return undefined;
  const campaign = await lockCampaign(tx, found.campaign_guid);
  const sql = 'select * from commitments where guid = $1 for no key update';
  const commitment = await queryFirst<CommitmentRow>(tx, sql, [guid]);
  return commitment && { campaign, commitment };
}
