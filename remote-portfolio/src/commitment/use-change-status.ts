import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useRereadShownLists } from '@investor-portal/shared/hooks/use-reread-shown-lists';
import { fetchCampaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/commitments';
import { isCertainRefusal, messageOf } from '@investor-portal/shared/partner-api/errors';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { showToast } from '@investor-portal/shared/session/toast';
import { isOutOfDate, isUserDetails, keyNames } from '../data/keys';
import { useViewer } from '../data/use-investor';
import { doneMessages } from './action-messages';

interface ChangeStatus {
  /** The request is under way, or was successful: the screen that asked is about to close. */
  sending: boolean;
  /** The server did not say whether it was done, and the commitment does not show it (readings W16). */
  unconfirmed: boolean;
  /** Sends it once. @returns whether it is done; what became of it has had its toast. */
  change: (action: CommitmentAction) => Promise<boolean>;
  /** Sends nothing, and looks at the commitment again. @returns whether it is done, which has had its toast. */
  check: (action: CommitmentAction) => Promise<boolean>;
  /** Reads commitment and campaign again, quietly: what stands is kept when that fails. */
  reread: () => Promise<unknown>;
}

/** Cancels or reconfirms a commitment (spec §4), and reloads all that shows it. */
export function useChangeStatus(commitmentGuid: string, campaignGuid: string): ChangeStatus {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRereadShownLists();
  const viewer = useViewer();
  const [sending, setSending] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  // A ref, not the state: the second of two presses comes before the state has changed.
  const inFlight = useRef(false);

  const reread = async () => {
    const reading = [fetchCommitment(commitmentGuid), fetchCampaign(campaignGuid)] as const;
    const [commitment, campaign] = await Promise.allSettled(reading);
    const quietly = { revalidate: false };
    if (commitment.status === 'fulfilled')
      await mutate([keyNames.commitment, viewer, commitmentGuid], commitment.value, quietly);
    if (campaign.status === 'fulfilled')
      await mutate([keyNames.campaign, viewer, campaignGuid], campaign.value, quietly);
    return commitment.status === 'fulfilled' ? commitment.value : undefined;
  };

  const change = async (action: CommitmentAction) => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setSending(true);
    setUnconfirmed(false);
    const [answer] = await Promise.allSettled([
      updateCommitmentStatus(commitmentGuid, statusSetBy[action]),
    ]);
    // A lost answer leaves open whether it was done, and a refusal may mean that it was done elsewhere: the
    // commitment itself says so.
    const commitment = await reread();
    const stands = commitment?.commitmentStatusCode === statusSetBy[action];
    // Forgotten, so that a list reads all its pages anew, not only the first: one that is shown, at once.
    void mutate(isOutOfDate, undefined);
    rereadShownLists();
    if (answer.status === 'rejected' && !stands) {
      showToast({ kind: 'failure', message: messageOf(answer.reason) });
      setUnconfirmed(!isCertainRefusal(answer.reason));
      inFlight.current = false;
      setSending(false);
      return false;
    }
    void mutate(isUserDetails);
    const message = answer.status === 'fulfilled' ? answer.value : doneMessages[action];
    showToast({ kind: 'success', message });
    return true;
  };

  const check = async (action: CommitmentAction) => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setSending(true);
    const done = (await reread())?.commitmentStatusCode === statusSetBy[action];
    inFlight.current = done;
    setSending(done);
    if (!done) return false;
    void mutate(isOutOfDate, undefined);
    rereadShownLists();
    void mutate(isUserDetails);
    showToast({ kind: 'success', message: doneMessages[action] });
    return true;
  };

  return { sending, unconfirmed, change, check, reread };
}
