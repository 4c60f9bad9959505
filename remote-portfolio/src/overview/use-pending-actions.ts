import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { offeredActions } from '../commitment/action-window';
import { keyNames } from '../data/keys';
import { useViewer } from '../data/use-investor';
import { pendingActions, type PendingAction } from './pending-actions';
import { useOpenCommitments } from './use-open-commitments';

interface PendingActionsState {
  actions: PendingAction[];
  /** The registration is not complete, which is an action as well. */
  unregistered: boolean;
  /** Shown all at once, because one that arrives later would move the others. */
  loading: boolean;
  /** The investor has never committed to a campaign. */
  first: boolean;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/**
 * The investor's pending actions. The lists have only dates, but the API may stop cancellations earlier (readings R3),
 * so these are shown only once the campaign confirms that they are still allowed.
 */
export function usePendingActions(now: number): PendingActionsState {
  const viewer = useViewer();
  const { data: user } = useUserDetails();
  const { data: open, error, isValidating, mutate } = useOpenCommitments();
  const actions = open ? pendingActions(open.commitments, open.offeringEnds, now) : [];
  const cancellable = actions.filter(({ kind }) => kind === 'cancel');
  const guids = [...new Set(cancellable.map(({ commitment }) => commitment.campaignGuid))];
  const { data: campaigns } = useSWR(
    guids.length > 0 ? [keyNames.campaign, viewer, 'closing', ...guids] : null,
    () => fetchCampaigns(guids),
    // The key changes when a deadline passes; keep showing the others while they reload.
    { keepPreviousData: true },
  );
  const failed = open === undefined && error !== undefined;
  return {
    unregistered: user !== undefined && !isRegistered(user),
    actions: actions.filter(({ kind, commitment }) => {
      if (kind === 'reconfirm') return true;
      const campaign = campaigns?.get(commitment.campaignGuid);
      return offeredActions(commitment, campaign, now).includes('cancel');
    }),
    loading: !failed && (open === undefined || (guids.length > 0 && campaigns === undefined)),
    first: open?.all.length === 0,
    failed,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Skips campaigns that fail to load; the commitment's own screen reports that. */
async function fetchCampaigns(guids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const results = await Promise.allSettled(guids.map((guid) => fetchCampaign(guid)));
  return new Map(
    results.flatMap((result, index): [string, Campaign][] =>
      result.status === 'fulfilled' ? [[guids[index] ?? '', result.value]] : [],
    ),
  );
}
