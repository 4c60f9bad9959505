import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { offeredActions } from '../commitment/action-window';
import { type Deadline, pendingActions } from './deadlines';
import { useCampaigns } from './use-campaigns';
import { useOpenCommitments } from './use-open-commitments';

interface PendingActionsState {
  actions: Deadline[];
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
  const { data: user } = useUserDetails();
  const { data: open, error, isValidating, mutate } = useOpenCommitments();
  const actions = open ? pendingActions(open.commitments, open.offeringEnds, now) : [];
  const cancellable = actions.filter(({ kind }) => kind === 'cancel');
  const guids = [...new Set(cancellable.map(({ commitment }) => commitment.campaignGuid))];
  const { campaigns, loading } = useCampaigns('closing', guids);
  const failed = open === undefined && error !== undefined;
  return {
    unregistered: user !== undefined && !isRegistered(user),
    actions: actions.filter(({ kind, commitment }) => {
      if (kind === 'reconfirm') return true;
      const campaign = campaigns?.get(commitment.campaignGuid);
      return offeredActions(commitment, campaign, now).includes('cancel');
    }),
    loading: !failed && (open === undefined || loading),
    first: open?.all.length === 0,
    failed,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}
