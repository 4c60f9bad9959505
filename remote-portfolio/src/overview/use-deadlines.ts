import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import {
  campaignCall,
  fetchCampaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import {
  assumedOpenCampaign,
  byDate,
  commitmentDeadline,
  type Deadline,
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

export function useTasks(now: number) {
  const { data: user } = useUserDetails();
  const response = useOpenCommitments();
  const open = response.data?.commitments;
  const { save } = usePendingReconfirmations();
  // The menu and the banner count them too.
  const keep = useEffectEvent((known: NonNullable<typeof open>) => save(reconfirmationsOf(known)));
  useEffect(() => {
    if (open) keep(open);
  }, [open]);
  return {
    response,
    isUnregistered: user !== undefined && registrationStage(user) === 'missing',
    // Reconfirming does not depend on the campaign.
    toReconfirm: (open ?? [])
      .map((each) => nextDeadline(each, undefined, now))
      .filter((deadline) => deadline !== null)
      .filter(({ kind }) => kind === 'reconfirm')
      .sort(byDate),
  };
}

/** Each campaign takes a request, so only the campaigns that were added last are read. */
const maxWatched = 20;

/** Also returns the number of watched campaigns that were not read. They may have dates too. */
export function useWatchedDates(now: number) {
  const watched = useWatchlist()?.guids ?? [];
  const guids = watched.slice(0, maxWatched);
  const key = derivedKey('watched-campaigns', [campaignCall], useInvestorCode(), ...guids);
  const { data, error } = useSWR(
    guids.length > 0 ? key : null,
    // The API cannot list campaigns by guid. A campaign that fails is null.
    () => Promise.all(guids.map((guid) => fetchCampaign(guid).catch(() => null))),
    // The key changes when a campaign is removed. The other campaigns stay on the screen while they reload.
    { keepPreviousData: true },
  );
  const campaigns = (guids.length > 0 && data?.filter((campaign) => campaign !== null)) || [];
  return {
    dates: campaigns
      .map((campaign) => watchedDeadline(campaign, now))
      .filter((date) => date !== null),
    unchecked: watched.length - campaigns.length,
    loading: guids.length > 0 && data === undefined && !error,
  };
}

export function datesAhead(
  open: Pick<OpenCommitments, 'commitments' | 'offeringEnds'>,
  now: number,
): Deadline[] {
  // APIs may send the same guid in either case.
  const endOf = ({ campaignGuid }: Commitment) => open.offeringEnds[campaignGuid.toLowerCase()];
  const deadlines = open.commitments.flatMap((each) => {
    const end = endOf(each);
    const deadline = nextDeadline(each, assumedOpenCampaign(end), now);
    // A day does not tell the moment until which the investor can cancel (readings R3).
    return deadline && !(deadline.kind === 'cancel' && isDateOnly(end)) ? [deadline] : [];
  });
  // A campaign closes once for all commitments to it.
  const campaigns = new Map(open.commitments.map((each) => [each.campaignGuid, each])).values();
  const closings = [...campaigns].map((each) => {
    const end = endOf(each);
    return commitmentDeadline('closes', each, { at: endInstant(end), shown: end });
  });
  return [...deadlines, ...closings].filter(({ at }) => (at ?? 0) > now).sort(byDate);
}
