import type { AccountRow } from '../db/rows';
import { badRequest } from '../contract/errors';
import type { Sandbox } from '../context/context';
import { createCampaign } from './create-campaign';
import { depositAndInvest } from './deposit-and-invest';
import { settleNow } from './settle-due';

interface RowCounts {
  campaigns: number;
  commitments: number;
}

/** Makes campaigns, and a commitment of the investor to each of the first. Long lists take some seconds. */
export async function generate(
  sandbox: Sandbox,
  { campaigns, commitments }: RowCounts,
  investor: AccountRow | undefined,
): Promise<void> {
  if (commitments > 0 && !investor)
    throw badRequest('Send the externalReferenceCode of the commitments’ investor.');
  if (commitments > campaigns) throw badRequest('There must be a campaign for each commitment.');
  for (let made = 0; made < campaigns; made += 1) {
    const { guid, min_amount: amount } = await createCampaign(sandbox, {});
    if (investor && made < commitments)
      await settleNow(sandbox, await depositAndInvest(sandbox, investor.id, guid, amount));
  }
}
