import { styled } from 'styled-components';
import { useIdle, useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { ActivityCard, CommitmentsCard, PositionsCard } from './cards';
import { CancelDeadlines } from './CancelDeadlines';
import { DeadlineSaver, PortfolioTimeline, WatchedCampaigns } from './lazy-sections';
import { MoreLinks } from './MoreLinks';
import { PendingActions } from './PendingActions';
import { PortfolioValue } from './PortfolioValue';
import { useActionsPosition } from './use-actions-position';

const minuteMs = 60_000;

interface PortfolioPageProps {
  preloadNext: () => void;
}

/** The portfolio's first screen (spec §2). The last sections wait until the browser is idle. */
export function PortfolioPage({ preloadNext }: PortfolioPageProps) {
  usePageTitle('Portfolio');
  useIdlePrefetch(true, preloadNext);
  const now = useNow(minuteMs);
  const idle = useIdle();
  const position = useActionsPosition(now);
  const actions = (
    <Stack $gap={6}>
      <PendingActions now={now} headingId="needs-action" />
      <CancelDeadlines now={now} />
    </Stack>
  );
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <Areas>
        {position === 'above' ? actions : null}
        {position === 'waiting' ? <LoadingCard /> : null}
        <Main style={position === 'waiting' ? { display: 'none' } : undefined}>
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
          {position === 'below' ? actions : null}
          {idle ? <PortfolioTimeline now={now} /> : null}
        </Main>
        {/* The height of this section is unknown, so nothing comes below it. */}
        {idle ? <WatchedCampaigns now={now} /> : null}
        {idle ? <DeadlineSaver /> : null}
      </Areas>
    </Page>
  );
}

/* From 960 px, the actions and the watched campaigns are beside everything else. */
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

const Main = styled(Stack).attrs({ $gap: 6 })`
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

const Three = styled(Cards)`
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
