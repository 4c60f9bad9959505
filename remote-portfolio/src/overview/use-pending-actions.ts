import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { type Deadline, deadlinesOf, isReconfirmation } from './deadlines';
import { useOpenCommitments } from '../data/use-open-commitments';

interface PendingActionsState {
  actions: Deadline[];
  /** Whether the investor has to register, which is an action too. */
  unregistered: boolean;
  loading: boolean;
  /** The number of commitments that could not be read. They may need an action too. */
  unreadable: number;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

export function usePendingActions(now: number): PendingActionsState {
  const { data: user } = useUserDetails();
  const { data: open, error, isValidating, mutate } = useOpenCommitments();
  const failed = open === undefined && error !== undefined;
  return {
    unregistered: user !== undefined && registrationStage(user) === 'missing',
    actions: open
      ? deadlinesOf(open.commitments, open.offeringEnds, now).filter(isReconfirmation)
      : [],
    loading: !failed && open === undefined,
    unreadable: open?.unreadable ?? 0,
    failed,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}
