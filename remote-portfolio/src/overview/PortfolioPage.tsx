import { styled } from 'styled-components';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { ActivityCard, CommitmentsCard, PositionsCard } from './cards';
import { KeepDeadlines, PortfolioTimeline, Standing, WatchedCampaigns } from './lazy-sections';
import { PendingActions, PendingActionsLine } from './PendingActions';

const minuteMs = 60_000;
const actionsHeading = 'needs-action';

/**
 * The portfolio's index: where the investor's money is, three cards (spec §2), and what the investor has to do beside them,
 * or below on a phone. The last sections wait until the browser is idle.
 */
export function PortfolioPage() {
  usePageTitle('Portfolio');
  const now = useNow(minuteMs);
  const idle = useIdle();
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <PendingActionsLine now={now} headingId={actionsHeading} />
      <Areas>
        <Cards>
          <StandingPlace>
            <Standing now={now} />
          </StandingPlace>
          <Cards as="section" aria-labelledby="portfolio-cards">
            <VisuallyHidden as="h2" id="portfolio-cards">
              Your portfolio
            </VisuallyHidden>
            <CommitmentsCard />
            <PositionsCard />
            <ActivityCard now={now} />
          </Cards>
        </Cards>
        {/* Their height is not known, and nothing may move (decision 46). */}
        <Actions>
          <PendingActions now={now} headingId={actionsHeading} />
          {idle ? <WatchedCampaigns now={now} /> : null}
        </Actions>
        {idle ? <PortfolioTimeline now={now} /> : null}
        {idle ? <KeepDeadlines now={now} /> : null}
      </Areas>
    </Page>
  );
}

/* The actions beside all else, from 960 px. */
const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
    grid-template-rows: auto 1fr;
  }
`;

const Actions = styled.div`
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

/* Its height with one currency, reserved until it loads. */
const StandingPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 15rem;

  ${media.tablet} {
    min-height: 11.25rem;
  }
`;
