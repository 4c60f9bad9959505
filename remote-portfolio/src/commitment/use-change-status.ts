import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { fetchCampaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/commitments';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { showToast } from '@investor-portal/shared/session/toast';
import { isCommitmentPage, isMovedByMoney, keyNames } from '../data/keys';
import { useViewer } from '../data/use-investor';

interface ChangeStatus {
  /** The request is under way. */
  sending: boolean;
  /** Sends it once. @returns whether the API did it; a refusal has had its toast. */
  change: (action: CommitmentAction) => Promise<boolean>;
  /** Reads commitment and campaign again, quietly: what stands is kept when that fails. */
  reread: () => Promise<void>;
}

/** Cancels or reconfirms a commitment (spec §4), and reloads all that shows it. */
export function useChangeStatus(commitmentGuid: string, campaignGuid: string): ChangeStatus {
  const { mutate } = useSWRConfig();
  const viewer = useViewer();
  const [sending, setSending] = useState(false);

  const reread = async () => {
    const commitment = mutate<Commitment>(
      [keyNames.commitment, viewer, commitmentGuid],
      fetchCommitment(commitmentGuid),
      { revalidate: false },
    );
    const campaign = mutate<Campaign>(
      [keyNames.campaign, viewer, campaignGuid],
      fetchCampaign(campaignGuid),
      { revalidate: false },
    );
    await Promise.allSettled([commitment, campaign]);
  };

  const change = async (action: CommitmentAction) => {
    setSending(true);
    try {
      const message = await updateCommitmentStatus(commitmentGuid, statusSetBy[action]);
      await reread();
      // Pages are forgotten, so that a list one returns to reads all of them anew, not only the first.
      await mutate(isCommitmentPage, undefined, { revalidate: false });
      void mutate(isMovedByMoney);
      showToast({ kind: 'success', message });
      return true;
    } catch (error) {
      showToast({ kind: 'failure', message: messageOf(error) });
      // A lost answer leaves open whether it was done, and a refusal may mean that this screen is old.
      await reread();
      return false;
    } finally {
      setSending(false);
    }
  };

  return { sending, change, reread };
}
