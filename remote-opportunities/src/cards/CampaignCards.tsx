import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { Grid, PageContent, SmallText } from '@investor-portal/shared/ui/Layout';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { CampaignCard } from './CampaignCard';
import { PreloadNext } from './preload-next';

const cardsAboveFold = 3;
const minCardWidth = '19rem';

interface CampaignCardsProps {
  list: PagedList<Campaign>;
  label: string;
  empty: ReactNode;
  scrollKey: string;
}

/** A wide screen has no use for a wide card with a sentence. */
const Centred = styled.div`
  max-width: 35rem;
  /* The margins of a row, which the list adds only to its direct child. */
  margin: 0.375rem auto;
  padding-inline: 0.375rem;
`;

export function CampaignCards({ list, label, empty, scrollKey }: CampaignCardsProps) {
  const now = useNow(60_000);
  useIdlePrefetch(list.items.length > 0, useContext(PreloadNext));
  // A campaign that could not be read is there, so the list is not called empty (readings R16).
  const unreadable = list.read?.unreadable ?? 0;

  return (
    <>
      <InfiniteList
        label={label}
        what="the campaigns"
        items={list.items}
        keyOf={(campaign) => campaign.guid}
        renderItem={(campaign) => (
          <CampaignCard
            campaign={campaign}
            now={now}
            urgent={list.items.indexOf(campaign) < cardsAboveFold}
            onExpired={list.refetch}
          />
        )}
        hasMore={list.hasMore}
        loading={list.loading}
        onLoadMore={list.onLoadMore}
        error={list.error === undefined ? null : readFailureOf(list.error)}
        onRetry={list.onRetry}
        empty={unreadable > 0 ? <></> : <Centred>{empty}</Centred>}
        skeleton={
          <Grid $min={minCardWidth}>
            <SkeletonCard media />
            <SkeletonCard media />
            <SkeletonCard media />
          </Grid>
        }
        minColumn={minCardWidth}
        scrollKey={scrollKey}
      />
      {unreadable > 0 ? (
        <SmallText
          $soft
        >{`Not included: ${countOf(unreadable, 'campaign')} that couldn’t be read.`}</SmallText>
      ) : null}
    </>
  );
}

/** A list scrolls in its own area (spec §9). The padding is small, so that the page does not scroll too. */
export const ListPage = styled(PageContent)`
  padding-block: ${tokens.space[4]} 0;
`;

export const AboveList = styled.div`
  margin-bottom: ${tokens.space[5]};
`;
