import { styled } from 'styled-components';
import { useIdle, useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { ActivityCard, CommitmentsCard, PositionsCard } from './cards';
import {
  CancelDeadlines,
  KeepDeadlines,
  PortfolioTimeline,
  WatchedCampaigns,
} from './lazy-sections';
import { PendingActions } from './PendingActions';
import { PortfolioValue } from './PortfolioValue';
import { useActionsPlace } from './use-actions-place';

const minuteMs = 60_000;

interface PortfolioPageProps {
  /** Preloads the lists that two of the cards lead to. */
  preloadNext: () => void;
}

/**
 * The portfolio's index: what the investor has to do, where their money is, and three cards (spec §2). What has to be done
 * stands beside the rest, or on a phone above it. The last sections wait until the browser is idle.
 */
export function PortfolioPage({ preloadNext }: PortfolioPageProps) {
  usePageTitle('Portfolio');
  useIdlePrefetch(true, preloadNext);
  const now = useNow(minuteMs);
  const idle = useIdle();
  const place = useActionsPlace(now);
  const actions = <PendingActions now={now} headingId="needs-action" />;
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <Areas>
        {place === 'first' ? actions : null}
        {place === 'unknown' ? (
          <LoadingText>
            <SkeletonCard />
          </LoadingText>
        ) : null}
        <Main style={place === 'unknown' ? { display: 'none' } : undefined}>
          <Cards>
            <PortfolioValue />
            <Three as="section" aria-labelledby="portfolio-cards">
              <VisuallyHidden as="h2" id="portfolio-cards">
                Your portfolio
              </VisuallyHidden>
              <CommitmentsCard />
              <PositionsCard />
              <ActivityCard now={now} />
            </Three>
          </Cards>
          {place === 'late' ? actions : null}
          {idle ? <PortfolioTimeline now={now} /> : null}
        </Main>
        <Late>
          {idle ? <WatchedCampaigns now={now} /> : null}
          {idle ? <CancelDeadlines now={now} /> : null}
        </Late>
        {idle ? <KeepDeadlines /> : null}
      </Areas>
    </Page>
  );
}

/* What has to be done, and the watched campaigns below it, beside all else from 960 px. */
const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
    grid-template-rows: auto 1fr;

    > * {
      grid-column: 2;
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.desktop} {
    && {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

/* Their height is not known: nothing is below them. */
const Late = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

/* Beside each other from 640 px. */
const Three = styled(Cards)`
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
