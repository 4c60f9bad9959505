import { rulesOfName } from '@investor-portal/shared/rules/commitment-status';

/** The illustrations of the Final Investment Details card, by status. */
export type FinalPicture = 'pending' | 'incomplete' | 'ongoing' | 'cancelled' | 'terminated';

/** The Final Investment Details card shows final figures, or a message with an illustration. */
export type FinalDetails =
  { kind: 'figures' } | { kind: 'message'; message: string; picture: FinalPicture };

const messages: Record<string, { message: string; picture: FinalPicture }> = {
  pending: { message: 'Campaign: Pending for Approval', picture: 'pending' },
  incomplete: { message: 'Campaign Not Yet Completed', picture: 'incomplete' },
  ongoing: { message: 'Campaign Still On-going', picture: 'ongoing' },
  canceled: { message: 'Commitment Cancelled', picture: 'cancelled' },
  cancelled: { message: 'Commitment Cancelled', picture: 'cancelled' },
  terminated: { message: 'Campaign Terminated', picture: 'terminated' },
};

/** What the card shows for a status name (spec §4 'Final Investment Details'), in any case and spelling. */
export function finalDetails(statusName: string): FinalDetails {
  if (rulesOfName(statusName).hasFigures) return { kind: 'figures' };
  const name = statusName.trim().toLowerCase();
  const known = Object.hasOwn(messages, name) ? messages[name] : undefined;
  // Not listed in the specification: say only that nothing is final yet.
  return { kind: 'message', ...(known ?? { message: 'Not final yet', picture: 'incomplete' }) };
}
