import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle-prefetch';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { InfiniteList } from '@investor-portal/shared/ui/InfiniteList';
import { Grid } from '@investor-portal/shared/ui/Layout';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { scrollKey, useCampaigns, type CampaignTab } from '../campaign-data/use-campaign-lists';
import { CampaignCard } from './CampaignCard';
import { NoCampaigns } from './NoCampaigns';

const minute = 60_000;
/** How many cards the first screenful can hold. */
const cardsAboveFold = 3;
const minCardWidth = '19rem';

interface CampaignListProps {
  tab: CampaignTab;
  label: string;
  /** Preloads the screens that a card leads to. */
  preloadNext: () => void;
}

/** One of the two lists. It keeps its scroll position while the investor looks at a campaign. */
export function CampaignList({ tab, label, preloadNext }: CampaignListProps) {
  const navigate = useNavigate();
  const now = useNow(minute);
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  const setCampaign = useSetAtom(campAtom);
  const list = useCampaigns(tab);
  const campaigns = list.items;

  useIdlePrefetch(campaigns.length > 0, preloadNext);

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
          urgent={campaigns.indexOf(campaign) < cardsAboveFold}
          onOpen={open}
          onInvest={invest}
          onExpired={list.refetch}
        />
      )}
      hasMore={list.hasMore}
      loading={list.loading}
      onLoadMore={list.onLoadMore}
      error={list.error === undefined ? null : 'We couldn’t load the campaigns.'}
      onRetry={list.onRetry}
      empty={<NoCampaigns tab={tab} />}
      skeleton={
        <Grid $min={minCardWidth}>
          <SkeletonCard media />
          <SkeletonCard media />
          <SkeletonCard media />
        </Grid>
      }
      minColumn={minCardWidth}
      rowHeight={31}
      place={scrollKey(tab)}
    />
  );
}
