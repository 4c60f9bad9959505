import { runtimeConfig, type RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { statusName, type StatusName } from './commitment-status';
import { statusEntryOf, normalisedStatus } from './status';

type Lines = Readonly<Record<StatusName, string>>;

/** Explains each status in one line. Separate from the rules, because few screens have room for the line. */
function linesFor({
  cancelsUnreconfirmed,
  refundsToWallet,
}: RuntimeConfig['platformRules']): Lines {
  const refund = refundsToWallet ? ' Money taken for it goes back to your wallet.' : '';
  return {
    pending: 'Your commitment is waiting to be confirmed.',
    ongoing: 'Your money is committed, and the campaign is still running.',
    approved: 'Your money is committed to this campaign.',
    committed: 'Your money is committed to this campaign.',
    reconfirm: cancelsUnreconfirmed
      ? 'The campaign’s terms changed. Reconfirm in time, or your commitment will be cancelled.'
      : 'The campaign’s terms changed, and your commitment waits for you to reconfirm it.',
    incomplete: 'The campaign is not complete yet, so your shares are not final.',
    completed: 'The campaign is complete, and your shares are final.',
    cancelled: `Your commitment no longer counts.${refund}`,
    terminated: `The campaign was called off.${refund}`,
  };
}

export function statusLine(commitment: Parameters<typeof statusName>[0]): string {
  const lines = linesFor(runtimeConfig().platformRules);
  return statusEntryOf(lines, normalisedStatus(statusName(commitment))) ?? '';
}
