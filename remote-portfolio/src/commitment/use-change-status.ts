import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-revalidate-shown-lists';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { fetchCampaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/commitments';
import { isCertainRefusal, messageOf } from '@investor-portal/shared/partner-api/errors';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { showToast } from '@investor-portal/shared/session/toast';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { usePendingDeadlines } from '@investor-portal/shared/storage/pending-deadlines';
import { isOutOfDate, isUserDetails, keyNames } from '../data/keys';
import { useViewer } from '../data/use-investor';
import { doneMessages } from './action-messages';
import type { ActionFailure } from './FailureNotice';
import { isAction } from './requested-action';

/** The last request to change a commitment, until another is sent or the change is done. */
export interface LastChange {
  action: CommitmentAction;
  /** Absent while the request is in flight. `statusCode`: of the commitment at the time, if it could be read. */
  failure?: ActionFailure & { statusCode: string | undefined };
}

/** It outlives the screen that sent it (readings R14). */
export function useLastChange(commitmentGuid: string) {
  // Not an array: those are cleared whenever money moves (shared/src/rules/data-keys.ts).
  const key = `status-change:${useViewer()}:${commitmentGuid}`;
  const { data: last, mutate } = useSWR<LastChange | undefined>(key, null);
  const setLast = (next: LastChange | undefined) => void mutate(next, { revalidate: false });
  return { last, isInFlight: last !== undefined && last.failure === undefined, setLast };
}

interface ChangeStatus {
  /** The request is in flight, or succeeded and the dialog is about to close. */
  sending: boolean;
  /** How the last request failed; undefined once another is sent. */
  failure: ActionFailure | undefined;
  /** Sends the request once and shows a toast. @returns whether the change is done. */
  change: (action: CommitmentAction) => Promise<boolean>;
  /** Checks the commitment again; shows a toast if the change is done. @returns whether it is done. */
  check: (action: CommitmentAction) => Promise<boolean>;
  /** Refetches commitment and campaign; on failure, silently keeps the current data. */
  refetch: () => Promise<Commitment | undefined>;
  /** Updates what shows the commitment, after it has changed; shows a toast. */
  finish: (message: string) => void;
}

/** What an action makes of a commitment. */
const changed: Record<CommitmentAction, Partial<Commitment>> = {
  cancel: { commitmentStatusCode: statusSetBy.cancel, commitmentStatus: { name: 'canceled' } },
  reconfirm: { commitmentStatusCode: statusSetBy.reconfirm },
};

/** Cancels or reconfirms a commitment (spec §4), and reloads everything that shows it. */
export function useChangeStatus(commitmentGuid: string, campaignGuid: string): ChangeStatus {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRevalidateShownLists();
  const { remove: removeDeadline } = usePendingDeadlines();
  const viewer = useViewer();
  const [sending, setSending] = useState(false);
  const { last, isInFlight, setLast } = useLastChange(commitmentGuid);
  // A ref, not state: the second click of two arrives before the state has changed.
  const inFlight = useRef(false);

  const refetch = async () => {
    const requests = [fetchCommitment(commitmentGuid), fetchCampaign(campaignGuid)] as const;
    const [commitment, campaign] = await Promise.allSettled(requests);
    const options = { revalidate: false };
    if (commitment.status === 'fulfilled')
      await mutate([keyNames.commitment, viewer, commitmentGuid], commitment.value, options);
    if (campaign.status === 'fulfilled')
      await mutate([keyNames.campaign, viewer, campaignGuid], campaign.value, options);
    return commitment.status === 'fulfilled' ? commitment.value : undefined;
  };

  const change = async (action: CommitmentAction) => {
    if (inFlight.current || isInFlight) return false;
    inFlight.current = true;
    setSending(true);
    setLast({ action });
    rememberChange(commitmentGuid, action);
    const [result] = await Promise.allSettled([
      updateCommitmentStatus(commitmentGuid, statusSetBy[action]),
    ]);
    rememberChange(commitmentGuid, null);
    // After a lost response the change may be done, and a refusal may mean that it was done elsewhere. The commitment
    // itself shows it.
    const commitment = await refetch();
    const done = commitment?.commitmentStatusCode === statusSetBy[action];
    if (result.status === 'rejected' && !done) {
      rereadLists();
      const message = messageOf(result.reason);
      showToast({ kind: 'failure', message });
      const unconfirmed = !isCertainRefusal(result.reason);
      const statusCode = commitment?.commitmentStatusCode;
      setLast({ action, failure: { message, unconfirmed, statusCode } });
      inFlight.current = false;
      setSending(false);
      return false;
    }
    // What was changed is known even if the commitment could not be read; the rest of it is requested once more.
    if (!commitment)
      void mutate<Commitment>(
        [keyNames.commitment, viewer, commitmentGuid],
        (current) => current && { ...current, ...changed[action] },
      );
    finish(result.status === 'fulfilled' ? result.value : doneMessages[action]);
    return true;
  };

  // What shows it is cleared; lists on the screen keep their rows until these are refetched.
  const rereadLists = () => {
    void mutate(isOutOfDate, undefined);
    rereadShownLists();
  };

  const finish = (message: string) => {
    setLast(undefined);
    rereadLists();
    void mutate(isUserDetails);
    removeDeadline(commitmentGuid);
    showToast({ kind: 'success', message });
  };

  const check = async (action: CommitmentAction) => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setSending(true);
    const done = (await refetch())?.commitmentStatusCode === statusSetBy[action];
    inFlight.current = done;
    setSending(done);
    if (done) finish(doneMessages[action]);
    return done;
  };

  return { sending: sending || isInFlight, failure: last?.failure, change, check, refetch, finish };
}

/** A slow server may still be at work. */
const lookUpDelaysMs = [0, 1_500, 3_000];

/** Looks up a change that a reload has cut off, until the commitment shows it. Sends nothing. */
export function useCutOffChange(commitmentGuid: string, campaignGuid: string): void {
  const { last, setLast } = useLastChange(commitmentGuid);
  const { refetch, finish } = useChangeStatus(commitmentGuid, campaignGuid);
  const lookUp = useEffectEvent(async () => {
    const action = withTabStorage((area) => area.getItem(storageKey(commitmentGuid)));
    // One that this page has sent ends by itself.
    if (last || !isAction(action)) return;
    setLast({ action });
    let statusCode: string | undefined;
    for (const delayMs of lookUpDelaysMs) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      statusCode = (await refetch())?.commitmentStatusCode;
      if (statusCode === statusSetBy[action]) break;
    }
    rememberChange(commitmentGuid, null);
    if (statusCode === statusSetBy[action]) return finish(doneMessages[action]);
    const message = 'The page was reloaded before the server responded.';
    showToast({ kind: 'failure', message });
    setLast({ action, failure: { message, unconfirmed: true, statusCode } });
  });
  useEffect(() => void lookUp(), []);
}

const storageKey = (commitmentGuid: string) => `change:${commitmentGuid}`;

/** Remembers a change in this tab while its request is in flight; null forgets it. */
function rememberChange(commitmentGuid: string, action: CommitmentAction | null): void {
  const key = storageKey(commitmentGuid);
  withTabStorage((area) => (action ? area.setItem(key, action) : area.removeItem(key)));
}
