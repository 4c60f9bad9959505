import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import {
  campaignCall,
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import {
  assumedOpenCampaign,
  byDate,
  commitmentDeadline,
  type Deadline,
  isLastChanceToCancel,
  nextDeadline,
  watchedDeadline,
} from '@investor-portal/shared/rules/deadline';
import { endInstant } from '@investor-portal/shared/rules/dates';
import { isDateOnly } from '@investor-portal/shared/rules/wire-date';
import {
  reconfirmationsOf,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { useInvestorCode } from '../data/use-investor';
import { type OpenCommitments, useOpenCommitments } from '../data/use-open-commitments';

export type Deadlines = ReturnType<typeof useDeadlines>;

/**
 * Returns the tasks of the investor, and the commitments that can be cancelled only for a short time. The API may stop
 * cancellations before the date in the lists, and that date may have no time (readings R3). So a deadline to cancel is listed
 * once its campaign confirms that cancelling is allowed, and with the deadline that the campaign gives.
 */
export function useDeadlines(now: number) {
  const { data: user } = useUserDetails();
  const response = useOpenCommitments();
  const commitments = response.data?.commitments ?? [];
  const candidates = response.data ? soonLockedIn(response.data, now) : [];
  const { campaigns, loading } = useCampaigns(
    'closing',
    candidates.map(({ campaignGuid }) => campaignGuid),
  );
  const deadlines = (of: typeof commitments) =>
    of
      .map((each) => nextDeadline(each, campaigns?.get(each.campaignGuid) ?? undefined, now))
      .filter((deadline) => deadline !== null)
      .sort(byDate);
  useSavedReconfirmations(response.data?.commitments);
  return {
    response,
    loading: loading || (response.data === undefined && !response.error),
    isUnregistered: user !== undefined && registrationStage(user) === 'missing',
    toReconfirm: deadlines(commitments).filter(({ kind }) => kind === 'reconfirm'),
    toCancel: deadlines(candidates).filter((each) => isLastChanceToCancel(each, now)),
    /** The number of commitments whose campaign could not be read. They may have a deadline too. */
    unchecked: candidates.filter(({ campaignGuid }) => campaigns?.get(campaignGuid) === null)
      .length,
  };
}

/** Saves the commitments to reconfirm for the menu and the banner. */
function useSavedReconfirmations(commitments: Parameters<typeof reconfirmationsOf>[0] | undefined) {
  const { save } = usePendingReconfirmations();
  const keep = useEffectEvent((known: NonNullable<typeof commitments>) =>
    save(reconfirmationsOf(known)),
  );
  useEffect(() => {
    if (commitments) keep(commitments);
  }, [commitments]);
}

/** Each campaign takes a request, so only the campaigns that were added last are read. */
const maxWatched = 20;

/** Also returns the number of watched campaigns that were not read. They may have dates too. */
export function useWatchedDates(now: number) {
  const guids = useWatchlist()?.guids ?? [];
  const { campaigns, loading } = useCampaigns('watched', guids.slice(0, maxWatched));
  const dates = [...(campaigns?.values() ?? [])].map(
    (campaign) => campaign && watchedDeadline(campaign, now),
  );
  const unread = guids.filter((guid, index) => index >= maxWatched || !campaigns?.get(guid));
  return { dates: dates.filter((date) => date !== null), unchecked: unread.length, loading };
}

type CampaignEntry = readonly [guid: string, campaign: Campaign | null];

/** The API cannot list campaigns by guid, so each takes a request. A campaign that fails is null. */
function useCampaigns(purpose: 'closing' | 'watched', all: readonly string[]) {
  const guids = [...new Set(all)];
  // These campaigns decide which commitments can still be cancelled, so they must not come from the cache of a
  // campaign's screen (`campaignKey`). SWR would show that older data until the refetch ends.
  const key = derivedKey('campaigns-by-guid', [campaignCall], useInvestorCode(), purpose, ...guids);
  const { data, error } = useSWR<CampaignEntry[], unknown>(
    guids.length > 0 ? key : null,
    () => Promise.all(guids.map(fetchOrNull)),
    // The key changes when a campaign is removed. The other campaigns stay on the screen while they reload.
    { keepPreviousData: true },
  );
  const campaigns = guids.length > 0 && data ? new Map(data) : undefined;
  return { campaigns, loading: guids.length > 0 && data === undefined && !error };
}

async function fetchOrNull(guid: string): Promise<CampaignEntry> {
  return [guid, await fetchCampaign(guid).catch(() => null)];
}

type Open = Pick<OpenCommitments, 'commitments' | 'offeringEnds'>;

const dayMs = 86_400_000;

/** Finds the end of a commitment's offering. APIs may send the same guid in either case. */
function offeringEndOf({ campaignGuid }: Commitment, { offeringEnds }: Open): string | undefined {
  return offeringEnds[campaignGuid.toLowerCase()];
}

/** Returns the next deadline of a commitment if its campaign allows every action. */
function expectedDeadline(commitment: Commitment, open: Open, now: number): Deadline | null {
  return nextDeadline(commitment, assumedOpenCampaign(offeringEndOf(commitment, open)), now);
}

/** Returns the commitments whose campaigns have to confirm that cancelling is soon over. */
export function soonLockedIn(open: Open, now: number): Commitment[] {
  return open.commitments.filter((each) =>
    // A date without a time means the end of its day, up to a day after the campaign's deadline.
    isLastChanceToCancel(expectedDeadline(each, open, now), now + dayMs),
  );
}

/** Returns the deadlines of open commitments and the ends of their offerings, the next one first. */
export function datesAhead(open: Open, now: number): Deadline[] {
  const dates = open.commitments.flatMap((each): [key: string, date: Deadline][] => {
    const end = offeringEndOf(each, open);
    const closing = commitmentDeadline('closes', each, { at: endInstant(end), shown: end });
    const deadline = expectedDeadline(each, open, now);
    // A day does not tell the moment until which the investor can cancel (readings R3).
    const isKnown = deadline && !(deadline.kind === 'cancel' && isDateOnly(end));
    return [
      ...(isKnown ? [[`until ${each.guid}`, deadline] as [string, Deadline]] : []),
      // A campaign closes once for all commitments to it.
      [`closes ${each.campaignGuid}`, closing],
    ];
  });
  return [...new Map(dates).values()].filter(({ at }) => (at ?? 0) > now).sort(byDate);
}
