import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { daysLeft, endInstant } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { durationText } from '@investor-portal/shared/rules/duration';
import { useCampaigns } from './use-campaigns';

/** A coming date of a campaign that the investor watches. */
interface WatchedDate {
  guid: string;
  issuer: string;
  kind: 'opens' | 'ends';
  /** Epoch ms. */
  at: number;
}

/** The end of an offering is shown while its card counts this many days at most; an opening always is. */
const noticeDays = 3;

type Watched = Pick<
  Campaign,
  | 'guid'
  | 'nameOfIssuer'
  | 'issuerAccount'
  | 'issuerName'
  | 'offeredPeriodStartDate'
  | 'offeredPeriodEndDate'
>;

/** When watched campaigns open, and when those end that have three days left at most, the next first. */
export function watchedDates(campaigns: readonly Watched[], now: number): WatchedDate[] {
  return campaigns
    .flatMap((campaign): WatchedDate[] => {
      const { guid } = campaign;
      const issuer = issuerNameOf(campaign) || '--';
      const opens = parseInstant(campaign.offeredPeriodStartDate);
      if (opens !== null && opens > now) return [{ guid, issuer, kind: 'opens', at: opens }];
      const ends = endInstant(campaign.offeredPeriodEndDate);
      const days = daysLeft(campaign.offeredPeriodEndDate, now) ?? 0;
      return ends !== null && ends > now && days <= noticeDays
        ? [{ guid, issuer, kind: 'ends', at: ends }]
        : [];
    })
    .sort((a, b) => a.at - b.at);
}

/** `Opens in 17 days`, `Ends in 5 hours`. */
export function watchedText({ kind, at }: WatchedDate, now: number): string {
  return `${kind === 'opens' ? 'Opens' : 'Ends'} in ${durationText(at - now)}`;
}

/** Each campaign costs a request, so only the last ones added are read. */
const maxWatched = 20;

/** The coming dates of the campaigns on the watchlist. */
export function useWatchedDates(now: number): { dates: WatchedDate[]; loading: boolean } {
  const guids = useWatchlist()?.guids.slice(0, maxWatched) ?? [];
  const { campaigns, loading } = useCampaigns('watched', guids);
  return { dates: watchedDates([...(campaigns?.values() ?? [])], now), loading };
}
