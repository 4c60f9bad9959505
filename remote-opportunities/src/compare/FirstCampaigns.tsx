import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import useSWR from 'swr';
import {
  fetchNewestCampaigns,
  newestCampaignsCall,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { derivedKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom } from '@investor-portal/shared/session/session';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { campaignPages } from '../campaign-data/campaign-pages';
import { maxCompared } from '../follow/compared';

interface FirstCampaignsProps {
  /** Called with the campaigns to start with. The list is empty if there are no campaigns. */
  onFound: (guids: readonly string[]) => void;
}

/**
 * Finds campaigns to start with if the address names none: the watched campaigns, or the newest if fewer than two are
 * watched.
 */
export function FirstCampaigns({ onFound }: FirstCampaignsProps) {
  const partnerCode = useAtomValue(externalAtom)?.code ?? '';
  const watched = useWatchlist()?.guids ?? [];
  const response = useSWR<readonly string[], unknown>(
    derivedKey('first-campaigns', [newestCampaignsCall], partnerCode, ...watched),
    async ([, , code = '', ...first]: DataKey) => {
      if (first.length > 1) return first.slice(0, maxCompared);
      const { data: newest } = await campaignPages(fetchNewestCampaigns, code)(1);
      return [...new Set([...first, ...newest.map(({ guid }) => guid)])].slice(0, maxCompared);
    },
  );
  const { data } = response;
  useEffect(() => {
    if (data) onFound(data);
  }, [data, onFound]);
  if (response.error !== undefined)
    return <ReadFailure title="We couldn’t load the campaigns" response={response} />;
  return <LoadingCard />;
}
