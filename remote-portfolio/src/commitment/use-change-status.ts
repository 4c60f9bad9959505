import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { campaignKey, useDetail } from '@investor-portal/shared/hooks/use-detail';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-paged-list';
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
  statusSetBy,
  type CommitmentAction,
} from '@investor-portal/shared/rules/commitment-actions';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import {
  dataKey,
  isKeyOf,
  isOutdatedByMoney,
} from '@investor-portal/shared/partner-api/reading/data-key';
import { isAction } from '@investor-portal/shared/rules/requested-action';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { showToast } from '@investor-portal/shared/session/toast';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { InvestorMemory } from '@investor-portal/shared/storage/stored-data';
import { usePendingReconfirmations } from '@investor-portal/shared/storage/pending-reconfirmations';
import { isInFlight, type PendingWrite } from '@investor-portal/shared/writes/pending-write';
import { pendingWriteStore } from '@investor-portal/shared/writes/pending-write-store';
import {
  isUnknown,
  reconcile,
  settleWrite,
  type WriteDone,
  type WriteFailure,
  type WriteOutcome,
} from '@investor-portal/shared/writes/settle-write';
import { usePendingWrite } from '@investor-portal/shared/writes/use-pending-write';
import { useInvestorCode } from '../data/use-investor';
import { doneMessages, unknownMessages } from './action-messages';

export type ChangeFailure = WriteFailure & {
  /** The commitment's status code after the failure, if the commitment could be read. */
  statusCode: string | undefined;
  /** Whether the investor checked an unknown outcome and the commitment did not show the change. */
  checked?: boolean;
};

/** The last request to change a commitment. It is kept until another request is sent or the change is done. */
export interface LastChange {
  action: CommitmentAction;
  failure?: ChangeFailure;
}

const changed: Record<CommitmentAction, Partial<Commitment>> = {
  cancel: { commitmentStatusCode: statusSetBy.cancel, commitmentStatus: { name: 'canceled' } },
  reconfirm: { commitmentStatusCode: statusSetBy.reconfirm },
};

const changes = pendingWriteStore<CommitmentAction, ChangeFailure>({
  key: (commitmentGuid) => `change:${commitmentGuid}`,
  text: (_, action) => action,
});

/** The changes that may still arrive, by commitment and action. One action's outcome says nothing about the other's. */
const unknownChanges = new InvestorMemory<true>();

export function useCommitment(guid: string) {
  return useDetail(useCommitmentKey(guid), () => fetchCommitment(guid));
}

function useCommitmentKey(guid: string) {
  return dataKey(commitmentCall, useInvestorCode(), guid);
}

/** Cancels or reconfirms a commitment (spec §4), and reloads all data that shows it. */
export function useChangeStatus(commitmentGuid: string, campaignGuid: string) {
  const { mutate } = useSWRConfig();
  const revalidateShownLists = useRevalidateShownLists();
  const { remove: removeReconfirmation } = usePendingReconfirmations();
  const key = useCommitmentKey(commitmentGuid);
  const changeId = (action: CommitmentAction) => `${commitmentGuid}:${action}`;

  /** A failure keeps the current data and is not reported. A response from before a change is not shown after the change. */
  const refetch = async () => {
    const writeBefore = changes.read(commitmentGuid);
    const requests = [fetchCommitment(commitmentGuid), fetchCampaign(campaignGuid)] as const;
    const [commitment, campaign] = await Promise.allSettled(requests);
    const options = { revalidate: false };
    const isCurrent = changes.read(commitmentGuid) === writeBefore;
    if (isCurrent && commitment.status === 'fulfilled')
      await mutate(key, commitment.value, options);
    if (isCurrent && campaign.status === 'fulfilled')
      await mutate(campaignKey(campaignGuid), campaign.value, options);
    return commitment.status === 'fulfilled' ? commitment.value : undefined;
  };

  // Lists on the screen and the commitment's own screen keep their data until it is refetched.
  const rereadLists = () => {
    const kept = [commitmentCall, campaignCall, userDetailsCall];
    void mutate((each) => isOutdatedByMoney(each, kept), undefined);
    revalidateShownLists();
  };

  const { write, send, check, dispatch } = usePendingWrite(changes, commitmentGuid, {
    unknownText: (action) => `${unknownMessages[action]}.`,
    onDone: async ({ found, message }: WriteDone<Commitment>, action) => {
      // We know that the change was made even if the commitment cannot be read. The commitment is requested once more.
      const commitment = found ?? (await refetch());
      if (!commitment)
        void mutate<Commitment>(key, (current) => current && { ...current, ...changed[action] });
      rereadLists();
      void mutate((each) => isKeyOf(each, [userDetailsCall]));
      removeReconfirmation(commitmentGuid);
      tellChange(action, commitmentGuid, campaignGuid, commitment);
      showToast({ kind: 'success', message: message ?? doneMessages[action] });
    },
  });

  /** Reads the commitment after a lost response or a refusal, because another device may have made the change. */
  const settle = async (
    action: CommitmentAction,
    work: (find: () => Promise<Commitment | null>) => Promise<WriteOutcome<Commitment>>,
  ) => {
    let statusCode: string | undefined;
    const outcome = await work(async () => {
      const commitment = await refetch();
      statusCode = commitment?.commitmentStatusCode;
      if (!commitment) throw new Error('The commitment could not be loaded.');
      return statusCode === statusSetBy[action] ? commitment : null;
    });
    if (isUnknown(outcome)) unknownChanges.set(changeId(action), true);
    if (outcome.kind === 'done') {
      unknownChanges.delete(changeId(action));
      return outcome;
    }
    rereadLists();
    return { ...outcome, statusCode };
  };

  const last = lastChange(write);
  const failure = last?.failure;
  return {
    last,
    /** Whether the request is in flight, or has succeeded and the dialog is about to close. */
    sending: isInFlight(write) || write.kind === 'done',
    /** Whether a change is in flight, interrupted, or unknown and unchecked. No action may be offered then. */
    isUnsettled: last
      ? !failure || (isUnknown(failure) && !failure.checked)
      : interruptedAction(commitmentGuid) !== undefined,
    change: (action: CommitmentAction) =>
      send(action, () =>
        settle(action, (find) =>
          settleWrite(() => updateCommitmentStatus(commitmentGuid, statusSetBy[action]), find, {
            delaysMs: [0],
            earlierUnknown: unknownChanges.has(changeId(action)),
          }),
        ),
      ),
    check: (action: CommitmentAction) =>
      check(action, () => settle(action, (find) => reconcile(find, [0]))),
    /** Looks up a change that a reload interrupted. Sends no write. */
    recover: (action: CommitmentAction) =>
      check(action, () => settle(action, reconcile), { pressed: false }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    refetch,
  };
}

/** A commitment is cancelled once. It may have to be reconfirmed again, but not on the same day. */
function tellChange(
  action: CommitmentAction,
  guid: string,
  campaign: string,
  commitment: Commitment | undefined,
): void {
  const { currency: usual } = runtimeConfig();
  const value = {
    guid,
    campaign,
    code: commitment?.commitmentCode || null,
    amount: commitment?.commitmentAmount ?? null,
    currency: commitment?.commitmentCurrencyCode || usual,
  };
  if (action === 'cancel') tellOnce({ action: 'portal:commitment-cancelled', value }, guid);
  else {
    const day = Math.floor(serverNow() / 86_400_000);
    tellOnce({ action: 'portal:commitment-reconfirmed', value }, `${guid}:${day}`);
  }
}

function lastChange(write: PendingWrite<CommitmentAction, ChangeFailure>): LastChange | undefined {
  switch (write.kind) {
    case 'idle':
    case 'done':
      return undefined;
    case 'sending':
      return { action: write.input };
    case 'checking':
      return { action: write.input, ...(write.before && { failure: write.before }) };
    case 'refused':
      return { action: write.input, failure: write.failure };
    case 'unknown':
      return { action: write.input, failure: { ...write.failure, checked: write.checked } };
  }
}

function interruptedAction(commitmentGuid: string): CommitmentAction | undefined {
  const action = changes.interruptedText(commitmentGuid);
  return isAction(action) ? action : undefined;
}

export function useInterruptedChange(
  commitmentGuid: string,
  recover: (action: CommitmentAction) => Promise<boolean>,
): void {
  const start = useEffectEvent(() => {
    const action = interruptedAction(commitmentGuid);
    if (action) void recover(action);
  });
  useEffect(() => start(), []);
}
