import { Bookmark, Columns3 } from 'lucide-react';
import { useEffect } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { rememberListPath } from '../campaign-data/use-campaign-lists';
import { AboveList, CampaignCards, ListPage } from '../cards/CampaignCards';
import { maxCompared } from '../follow/compared';
import { useWatchedCampaigns } from '../follow/use-watched-campaigns';

export function WatchlistPage() {
  usePageTitle('Watchlist');
  useEffect(() => rememberListPath(paths.watchlist), []);
  const watchlist = useWatchlist();
  const list = useWatchedCampaigns();
  const gone = list.read?.gone.filter((guid) => watchlist?.watches(guid)) ?? [];
  const watched = list.items.map(({ guid }) => guid).filter((guid) => watchlist?.watches(guid));
  return (
    <ListPage>
      <PageHeader
        title="Watchlist"
        back={paths.opportunities}
        backLabel="Investment Opportunities"
        description="Kept only in this browser, until you sign out or sooner."
        actions={
          watched.length > 1 ? (
            <LinkButton
              variant="secondary"
              size="sm"
              icon={<Columns3 aria-hidden="true" />}
              to={paths.compare(watched.slice(0, maxCompared))}
            >
              Compare
            </LinkButton>
          ) : undefined
        }
      />
      {gone.length > 0 ? (
        <AboveList>
          <Notice
            tone="info"
            title={`${countOf(gone.length, 'campaign')} you watched ${gone.length === 1 ? 'is' : 'are'} no longer available`}
          >
            <Button
              ref={transferFocus}
              variant="secondary"
              size="sm"
              onClick={() => gone.forEach((guid) => watchlist?.unwatch(guid))}
            >
              Remove
            </Button>
          </Notice>
        </AboveList>
      ) : null}
      <CampaignCards
        list={list}
        label="Watched campaigns"
        scrollKey="watched"
        empty={
          <EmptyState
            icon={<Bookmark />}
            action={<LinkButton to={paths.opportunities}>View campaigns</LinkButton>}
          >
            Press Watch on a campaign to find it here.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
