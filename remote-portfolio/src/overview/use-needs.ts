import useSWR from 'swr';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { offeredActions } from '../commitment/action-window';
import { keyNames } from '../data/keys';
import { useViewer } from '../data/use-investor';
import { needsAction, type Need } from './needs-action';
import { useOpenCommitments } from './use-open-commitments';

/**
 * What waits for the investor. The lists know only dates, but the API may close cancelling earlier (readings R3):
 * it is pointed out once its campaign still allows it.
 */
export function useNeeds(now: number): Need[] {
  const viewer = useViewer();
  const { data: open } = useOpenCommitments();
  const needs = open ? needsAction(open.commitments, open.offeringEnds, now) : [];
  const closing = needs.filter(({ kind }) => kind === 'cancelling closes');
  const guids = [...new Set(closing.map(({ commitment }) => commitment.campaignGuid))];
  const { data: campaigns } = useSWR(
    guids.length > 0 ? [keyNames.campaign, viewer, 'closing', ...guids] : null,
    () => readCampaigns(guids),
    // One that is past is asked for no more; those that are left stay on screen meanwhile.
    { keepPreviousData: true },
  );
  return needs.filter(({ kind, commitment }) => {
    if (kind === 'reconfirm') return true;
    const campaign = campaigns?.get(commitment.campaignGuid);
    return offeredActions(commitment, campaign, now).includes('cancel');
  });
}

/** Those that can be read; one that cannot says so on its commitment's own screen. */
async function readCampaigns(guids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const reads = await Promise.allSettled(guids.map((guid) => fetchCampaign(guid)));
  return new Map(
    reads.flatMap((read, index): [string, Campaign][] =>
      read.status === 'fulfilled' ? [[guids[index] ?? '', read.value]] : [],
    ),
  );
}
