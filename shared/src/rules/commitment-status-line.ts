import { statusName, type StatusName } from './commitment-status';
import { statusEntryOf, normalisedStatus } from './status';

/** Explains each status in one line. Separate from the rules, because few screens have room for the line. */
const lines: Readonly<Record<StatusName, string>> = {
  pending: 'The platform still has to approve your commitment. You don’t need to do anything.',
  ongoing: 'Your money is committed, and the campaign is still running.',
  approved: 'Your money is committed, and the campaign is still running.',
  committed: 'Your money is committed to this campaign.',
  reconfirm:
    'The campaign’s terms changed. Reconfirm in time, or your commitment will be cancelled.',
  incomplete: 'The campaign is not complete yet, so your shares are not final.',
  completed: 'The campaign is complete, and your shares are final.',
  cancelled: 'Your commitment no longer counts. Money taken for it goes back to your wallet.',
  terminated: 'The campaign was called off. Money taken for it goes back to your wallet.',
};

export function statusLine(commitment: Parameters<typeof statusName>[0]): string {
  return statusEntryOf(lines, normalisedStatus(statusName(commitment))) ?? '';
}
