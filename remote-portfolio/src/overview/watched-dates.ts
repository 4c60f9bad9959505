import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { daysLeft, endInstant } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { durationText } from '@investor-portal/shared/rules/duration';
import { useCampaigns } from './use-campaigns';

interface WatchedDate {
  guid: string;
  issuer: string;
  kind: 'opens' | 'ends';
  /** Epoch ms. */
  at: number;
}

/**
 * The end of an offering is shown when the campaign's card counts at most this many days. An opening is always shown.
 */
const noticeDays = 3;

type WatchedCampaign = Pick<
  Campaign,
  | 'guid'
  | 'nameOfIssuer'
  | 'issuerAccount'
  | 'issuerName'
  | 'offeredPeriodStartDate'
  | 'offeredPeriodEndDate'
  | 'statusCode'
>;

export function watchedDates(campaigns: readonly WatchedCampaign[], now: number): WatchedDate[] {
  return campaigns
    .flatMap((campaign): WatchedDate[] => {
      if (phaseOf(campaign, now) === 'ended') return [];
      const { guid } = campaign;
      const issuer = issuerNameOf(campaign) || '--';
      const opens = parseInstant(campaign.offeredPeriodStartDate);
      if (opens !== null && opens > now) return [{ guid, issuer, kind: 'opens', at: opens }];
      const ends = endInstant(campaign.offeredPeriodEndDate);
      const days = daysLeft(campaign.offeredPeriodEndDate, now) ?? 0;
      return ends !== null && days <= noticeDays ? [{ guid, issuer, kind: 'ends', at: ends }] : [];
    })
    .sort((a, b) => a.at - b.at);
}

export function watchedText({ kind, at }: WatchedDate, now: number): string {
  return `${kind === 'opens' ? 'Opens' : 'Ends'} in ${durationText(at - now)}`;
}

/** Each campaign takes a request, so only the campaigns that were added last are read. */
const maxWatched = 20;

export function useWatchedDates(now: number): { dates: WatchedDate[]; loading: boolean } {
  const guids = useWatchlist()?.guids.slice(0, maxWatched) ?? [];
  const { campaigns, loading } = useCampaigns('watched', guids);
  const readable = [...(campaigns?.values() ?? [])].filter((campaign) => campaign !== null);
  return { dates: watchedDates(readable, now), loading };
}
