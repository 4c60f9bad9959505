import { useEffect, useEffectEvent } from 'react';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  reconfirmationsOf,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { useOpenCommitments } from '../data/use-open-commitments';

/** Saves the commitments to reconfirm for the menu and the banner. Renders nothing. */
export function DeadlineSaver() {
  const { data: open } = useOpenCommitments();
  const { save } = usePendingReconfirmations();
  const commitments = open?.commitments;
  const keep = useEffectEvent((known: readonly Commitment[]) => save(reconfirmationsOf(known)));
  useEffect(() => {
    if (commitments) keep(commitments);
  }, [commitments]);
  return null;
}
