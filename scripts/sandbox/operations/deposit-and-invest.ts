import type { Sandbox } from '../context/context';
import { createCommitment } from './invest';
import { findAccount, findCampaign } from './find-rows';
import { depositOf, moveMoney } from './wallet';

/** Deposits an amount in centavos and commits it, by the same rules as the API. Returns the commitment's guid. */
export function depositAndInvest(
  sandbox: Sandbox,
  accountId: string,
  campaignGuid: string,
  amount: number,
): Promise<string> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const campaign = await findCampaign(tx, campaignGuid);
    await moveMoney(tx, [depositOf(accountId, amount, now)]);
    const account = await findAccount(tx, accountId);
    return (await createCommitment(sandbox, tx, { account, campaign, amount, now })).guid;
  });
}
