import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { daysLeft, endInstant } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { durationText } from '@investor-portal/shared/rules/duration';
import { useCampaigns } from './use-campaigns';

interface WatchedDate {
  guid: string;
  issuer: string;
  kind: 'opens' | 'ends';
  /** Epoch ms. `date` is the API's own text, which may have no time. */
  at: number;
  date: string;
}

/**
 * The end of an offering is shown when the campaign's card counts at most this many days. An opening is always shown.
 */
const noticeDays = 3;

type WatchedCampaign = Pick<
  Campaign,
  | 'guid'
  | 'campaignCode'
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
      const issuer = issuerOrCode(campaign);
      const { offeredPeriodStartDate: start, offeredPeriodEndDate: end } = campaign;
      const opens = parseInstant(start);
      if (opens !== null && opens > now)
        return [{ guid, issuer, kind: 'opens', at: opens, date: start }];
      const ends = endInstant(end);
      return ends !== null && (daysLeft(end, now) ?? 0) <= noticeDays
        ? [{ guid, issuer, kind: 'ends', at: ends, date: end }]
        : [];
    })
    .sort((a, b) => a.at - b.at);
}

export function watchedText({ kind, at }: Pick<WatchedDate, 'kind' | 'at'>, now: number): string {
  return `${kind === 'opens' ? 'Opens' : 'Ends'} in ${durationText(at - now)}`;
}

/** Each campaign takes a request, so only the campaigns that were added last are read. */
const maxWatched = 20;

/** Also returns the number of watched campaigns that were not read. They may have dates too. */
export function useWatchedDates(now: number): { dates: WatchedDate[]; unchecked: number } {
  const guids = useWatchlist()?.guids ?? [];
  const { campaigns } = useCampaigns('watched', guids.slice(0, maxWatched));
  if (!campaigns) return { dates: [], unchecked: 0 };
  const readable = [...campaigns.values()].filter((campaign) => campaign !== null);
  const unchecked = guids.filter(
    (guid, index) => index >= maxWatched || campaigns.get(guid) === null,
  ).length;
  return { dates: watchedDates(readable, now), unchecked };
}
