import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle-prefetch';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { InfiniteList } from '@investor-portal/shared/ui/InfiniteList';
import { AmountPage, CampaignPage } from '../lazy-screens';
import { CampaignCard } from './CampaignCard';
import { CampaignSkeletons } from './CampaignSkeletons';
import { placeOf, useCampaigns, type CampaignTab } from './use-campaigns';

const minute = 60_000;
/** Cards that can be on the first screen. */
const firstScreen = 3;

/** One of the two lists; it keeps its place while one looks at a campaign. */
export function CampaignList({ tab, label }: { tab: CampaignTab; label: string }) {
  const navigate = useNavigate();
  const now = useNow(minute);
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  const setCampaign = useSetAtom(campAtom);
  const { campaigns, hasMore, loading, failed, loadMore, retry, refresh } = useCampaigns(tab);

  useIdlePrefetch(campaigns.length > 0, nextScreens);

  const open = (campaign: Campaign) => setIssuerGuid(campaign.issuerGuid);
  const invest = (campaign: Campaign) => {
    setIssuerGuid(campaign.issuerGuid);
    setCampaign(campaign);
    void navigate(paths.invest(campaign.guid));
  };

  return (
    <InfiniteList
      label={label}
      items={campaigns}
      keyOf={(campaign) => campaign.guid}
      renderItem={(campaign) => (
        <CampaignCard
          campaign={campaign}
          now={now}
          urgent={campaigns.indexOf(campaign) < firstScreen}
          onOpen={open}
          onInvest={invest}
          onExpired={refresh}
        />
      )}
      hasMore={hasMore}
      loading={loading}
      onLoadMore={loadMore}
      error={failed ? 'Campaigns could not be loaded.' : null}
      onRetry={retry}
      skeleton={<CampaignSkeletons />}
      minColumn="19rem"
      rowHeight={31}
      place={placeOf(tab)}
    />
  );
}

function nextScreens(): void {
  CampaignPage.preload();
  AmountPage.preload();
}
