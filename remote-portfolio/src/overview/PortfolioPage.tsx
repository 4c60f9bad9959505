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
import { CancelDeadlines } from './CancelDeadlines';
import { KeepDeadlines, PortfolioTimeline, WatchedCampaigns } from './lazy-sections';
import { MoreLinks } from './MoreLinks';
import { PendingActions } from './PendingActions';
import { PortfolioValue } from './PortfolioValue';
import { useActionsPlace } from './use-actions-place';

const minuteMs = 60_000;

interface PortfolioPageProps {
  /** Preloads the lists that two of the cards lead to. */
  preloadNext: () => void;
}

/**
 * The portfolio's index (spec §2): the investor's actions, the value of the portfolio, three cards and links to the reports.
 * The actions stand beside the rest, or above it on a phone. The last sections wait until the browser is idle.
 */
export function PortfolioPage({ preloadNext }: PortfolioPageProps) {
  usePageTitle('Portfolio');
  useIdlePrefetch(true, preloadNext);
  const now = useNow(minuteMs);
  const idle = useIdle();
  const place = useActionsPlace(now);
  const actions = (
    <Column>
      <PendingActions now={now} headingId="needs-action" />
      <CancelDeadlines now={now} />
    </Column>
  );
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
            <MoreLinks now={now} />
          </Cards>
          {place === 'late' ? actions : null}
          {idle ? <PortfolioTimeline now={now} /> : null}
        </Main>
        {/* Its height is not known: nothing is below it. */}
        {idle ? <WatchedCampaigns now={now} /> : null}
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

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

const Main = styled(Column)`
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

/* Beside each other from 640 px. */
const Three = styled(Cards)`
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
