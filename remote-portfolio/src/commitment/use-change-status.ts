import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-revalidate-shown-lists';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  campaignCall,
  fetchCampaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  commitmentCall,
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import {
  isUnknown,
  reconcile,
  settleWrite,
  type WriteFailure,
  type WriteOutcome,
} from '@investor-portal/shared/partner-api/settle-write';
import { isAction } from '@investor-portal/shared/rules/requested-action';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { showToast } from '@investor-portal/shared/session/toast';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { withAnswer } from '@investor-portal/shared/ui/ServerAnswer';
import { usePendingReconfirmations } from '@investor-portal/shared/storage/pending-reconfirmations';
import { campaignKey } from '@investor-portal/shared/hooks/use-campaign';
import { isKeyOf, isOutdatedByMoney } from '@investor-portal/shared/partner-api/reading/data-key';
import { commitmentKey } from '../data/use-commitment';
import { useInvestorCode } from '../data/use-investor';
import { doneMessages, unknownMessages } from './action-messages';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';

/** The last request to change a commitment, until another is sent or the change is done. */
export interface LastChange {
  action: CommitmentAction;
  /** Absent while the request is in flight. */
  failure?: ChangeFailure;
}

/**
 * `statusCode`: of the commitment at the time, if it could be read. `checked`: the investor has checked an unknown outcome
 * again, and the commitment did not show it.
 */
export type ChangeFailure = WriteFailure & { statusCode: string | undefined; checked?: boolean };

/** It outlives the screen that sent it (readings R14). */
export function useLastChange(commitmentGuid: string) {
  // Not an array: those are cleared whenever money moves (shared/src/partner-api/reading/data-key.ts).
  const key = `status-change:${useInvestorCode()}:${commitmentGuid}`;
  const { data: last, mutate } = useSWR<LastChange | undefined>(key, null);
  const setLast = (next: LastChange | undefined) => void mutate(next, { revalidate: false });
  const failure = last?.failure;
  return {
    last,
    isInFlight: last !== undefined && failure === undefined,
    /** No action is offered until its outcome is known, or the investor has checked it. */
    isUnknown: failure !== undefined && isUnknown(failure) && !failure.checked,
    setLast,
  };
}

/** Changes whose outcome is unknown, by the commitment's guid: they may still be made. */
const unresolved = investorMemory<CommitmentAction>();

interface ChangeStatus {
  /** The request is in flight, or succeeded and the dialog is about to close. */
  sending: boolean;
  /** How the last request failed; undefined once another is sent. */
  failure: ChangeFailure | undefined;
  /** Sends the request once. Shows a toast, unless the outcome is unknown and the screen says so. @returns whether the change is done. */
  change: (action: CommitmentAction) => Promise<boolean>;
  /** Checks the commitment again; shows a toast if the change is done. @returns whether it is done. */
  check: (action: CommitmentAction) => Promise<boolean>;
  /** Looks up a change that a reload has cut off, and shows a toast. Sends nothing. */
  recover: (action: CommitmentAction) => Promise<boolean>;
  /** Refetches commitment and campaign; on failure, silently keeps the current data. */
  refetch: () => Promise<Commitment | undefined>;
}

type Find = () => Promise<Commitment | null>;

/** What an action makes of a commitment. */
const changed: Record<CommitmentAction, Partial<Commitment>> = {
  cancel: { commitmentStatusCode: statusSetBy.cancel, commitmentStatus: { name: 'canceled' } },
  reconfirm: { commitmentStatusCode: statusSetBy.reconfirm },
};

/** Cancels or reconfirms a commitment (spec §4), and reloads everything that shows it. */
export function useChangeStatus(commitmentGuid: string, campaignGuid: string): ChangeStatus {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRevalidateShownLists();
  const { remove: removeReconfirmation } = usePendingReconfirmations();
  const key = commitmentKey(useInvestorCode(), commitmentGuid);
  const [sending, setSending] = useState(false);
  const { last, isInFlight, setLast } = useLastChange(commitmentGuid);
  // A ref, not state: the second click of two arrives before the state has changed.
  const inFlight = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const refetch = async () => {
    const requests = [fetchCommitment(commitmentGuid), fetchCampaign(campaignGuid)] as const;
    const [commitment, campaign] = await Promise.allSettled(requests);
    const options = { revalidate: false };
    if (commitment.status === 'fulfilled') await mutate(key, commitment.value, options);
    if (campaign.status === 'fulfilled')
      await mutate(campaignKey(campaignGuid), campaign.value, options);
    return commitment.status === 'fulfilled' ? commitment.value : undefined;
  };

  /**
   * Does the work, of which there is one at a time, and updates what shows the commitment if the change is done. The
   * commitment itself shows that, after a lost response and after a refusal of what was done elsewhere.
   */
  const settle = async (
    action: CommitmentAction,
    work: (find: Find) => Promise<WriteOutcome<Commitment>>,
    onFailure: (failure: ChangeFailure) => void,
  ) => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setSending(true);
    let statusCode: string | undefined;
    const outcome = await work(async () => {
      const commitment = await refetch();
      statusCode = commitment?.commitmentStatusCode;
      if (!commitment) throw new Error('The commitment could not be loaded.');
      return statusCode === statusSetBy[action] ? commitment : null;
    });
    if (outcome.kind === 'done') {
      // What was changed is known even if the commitment cannot be read; the rest of it is requested once more.
      if (!outcome.found && !(await refetch()))
        void mutate<Commitment>(key, (current) => current && { ...current, ...changed[action] });
      finish(outcome.message ?? doneMessages[action]);
      return true;
    }
    onFailure({ ...outcome, statusCode });
    inFlight.current = false;
    setSending(false);
    return false;
  };

  const finish = (message: string) => {
    setLast(undefined);
    unresolved.delete(commitmentGuid);
    rereadLists();
    void mutate((each) => isKeyOf(each, [userDetailsCall]));
    removeReconfirmation(commitmentGuid);
    showToast({ kind: 'success', message });
  };

  // What shows it is cleared; its own screen, and lists on the screen, keep what they show until it is refetched.
  const rereadLists = () => {
    const kept = [commitmentCall, campaignCall, userDetailsCall];
    void mutate((each) => isOutdatedByMoney(each, kept), undefined);
    rereadShownLists();
  };

  /** The same for a change whose outcome nobody has been told of yet. */
  const announce = (
    action: CommitmentAction,
    work: (find: Find) => Promise<WriteOutcome<Commitment>>,
  ) => {
    setLast({ action });
    rememberChange(commitmentGuid, action);
    const workOnce = (find: Find) => work(find).finally(() => rememberChange(commitmentGuid, null));
    return settle(action, workOnce, (failure) => {
      rereadLists();
      if (isUnknown(failure)) unresolved.set(commitmentGuid, action);
      if (failure.kind === 'refused') showToast({ kind: 'failure', message: failure.message });
      else if (!mounted.current)
        showToast({
          kind: 'info',
          message: withAnswer(`${unknownMessages[action]}.`, failure.answer),
        });
      setLast({ action, failure });
    });
  };

  return {
    sending: sending || isInFlight,
    failure: last?.failure,
    change: async (action) => {
      if (inFlight.current || isInFlight) return false;
      const send = () => updateCommitmentStatus(commitmentGuid, statusSetBy[action]);
      const earlierUnknown = unresolved.has(commitmentGuid);
      return announce(action, (find) => settleWrite(send, find, { delaysMs: [0], earlierUnknown }));
    },
    check: (action) =>
      settle(
        action,
        (find) => reconcile(find, [0]),
        (failure) => {
          const checked = failure.kind === 'unconfirmed';
          // Keep the sentence that the server sent with its answer to the request.
          setLast({ action, failure: { ...last?.failure, ...failure, checked } });
        },
      ),
    recover: (action) => announce(action, (find) => reconcile(find)),
    refetch,
  };
}

/**
 * The change of a commitment on its own screen. Looks up one that a reload has cut off, until the commitment shows it.
 */
export function useCutOffChange(commitmentGuid: string, campaignGuid: string): ChangeStatus {
  const { last } = useLastChange(commitmentGuid);
  const status = useChangeStatus(commitmentGuid, campaignGuid);
  const { recover } = status;
  const start = useEffectEvent(() => {
    const action = withTabStorage((area) => area.getItem(storageKey(commitmentGuid)));
    // One that this page has sent ends by itself.
    if (!last && isAction(action)) void recover(action);
  });
  useEffect(() => start(), []);
  return status;
}

const storageKey = (commitmentGuid: string) => `change:${commitmentGuid}`;

/** Remembers a change in this tab while its request is in flight; null forgets it. */
function rememberChange(commitmentGuid: string, action: CommitmentAction | null): void {
  const key = storageKey(commitmentGuid);
  withTabStorage((area) => (action ? area.setItem(key, action) : area.removeItem(key)));
}
