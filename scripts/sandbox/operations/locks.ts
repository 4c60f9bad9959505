import { first, type Queryable } from '../db/database';
import type { CampaignRow, CommitmentRow } from '../db/rows';

/*
 * Every operation that changes money locks in the same order (campaign, commitment, account), so that there are no
 * deadlocks. `no key update` still allows inserting rows that refer to a locked one: a plain
 * `for update` would wait for a claimed Idempotency-Key whose owner waits for the campaign.
 */

export function lockCampaign(tx: Queryable, guid: string): Promise<CampaignRow | undefined> {
  return first<CampaignRow>(tx, 'select * from campaigns where guid = $1 for no key update', [
    guid,
  ]);
}

/** The commitment with its campaign, both locked. */
export async function lockCommitment(
  tx: Queryable,
  guid: string,
): Promise<{ campaign: CampaignRow; commitment: CommitmentRow } | undefined> {
  const found = await first<Pick<CommitmentRow, 'campaign_guid'>>(
    tx,
    'select campaign_guid from commitments where guid = $1',
    [guid],
  );
  if (!found) return undefined;
  const campaign = await lockCampaign(tx, found.campaign_guid);
  const sql = 'select * from commitments where guid = $1 for no key update';
  const commitment = await first<CommitmentRow>(tx, sql, [guid]);
  return campaign && commitment && { campaign, commitment };
}
