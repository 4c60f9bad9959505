import type { SettableStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentActions, statusSetBy } from '@investor-portal/shared/rules/commitment-actions';
import { update } from '../db/database';
import type { CampaignRow, CommitmentRow } from '../db/rows';
import { offeringOf } from '../db/rows';
import { conflict, notFound, type ApiError } from '../contract/errors';
import { isCancellingOpen } from '../rules/campaign-phase';
import type { Sandbox } from '../context/context';
import { cancelCommitment, settleDebits } from './cancel-commitment';
import { findCampaign, findCommitment } from './find-rows';
import { pesos } from '../rules/format';

/**
 * Cancels (CAN) or reconfirms (APP) a commitment of the account.
 * @returns the message of the response.
 * @throws ApiError 404 for another account's commitment, 409 when the commitment's state does not allow the change.
 */
export function changeStatus(
  sandbox: Sandbox,
  accountId: string,
  guid: string,
  next: SettableStatus,
): Promise<string> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const commitment = await findCommitment(tx, guid);
    if (commitment?.account_id !== accountId) throw notFound('The commitment');
    const campaign = await findCampaign(tx, commitment.campaign_guid);
    const actions = commitmentActions({
      commitmentStatusCode: commitment.status_code,
      campaignStatusCode: campaign.status_code,
      isInvestmentActionAllowed: isCancellingOpen(offeringOf(campaign), now),
    });
    if (!actions.some((action) => statusSetBy[action] === next))
      throw whyNot(commitment, campaign, next);
    if (next === 'CAN') {
      await cancelCommitment(tx, commitment, 'investor', now);
      return `Commitment ${commitment.code} was cancelled. ${pesos(commitment.amount)} is back in your wallet.`;
    }
    // The commitment may have been pending before the material change, and nothing else settles its debit.
    await settleDebits(tx, [commitment]);
    const answered = { due: null, due_at: null, reconfirm_deadline: null };
    await update(tx, 'commitments', guid, { status_code: 'APP', ...answered });
    return `Commitment ${commitment.code} was reconfirmed.`;
  });
}

function whyNot(commitment: CommitmentRow, campaign: CampaignRow, next: SettableStatus): ApiError {
  if (commitment.status_code === 'CAN') return conflict('This commitment is cancelled already.');
  if (next === 'APP') return conflict('This commitment does not need to be reconfirmed.');
  if (campaign.status_code !== 'APP') return conflict('This offering is closed.');
  if (commitment.status_code === 'APP')
    return conflict('A reconfirmed commitment can no longer be cancelled.');
  return conflict('A commitment can be cancelled only until 48 hours before the offering ends.');
}
