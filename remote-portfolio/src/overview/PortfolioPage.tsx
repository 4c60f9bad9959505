import { useState } from 'react';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { media } from '@investor-portal/shared/theme/media';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { SideBySide, Sections } from '../components/Sections';
import { useMinWidth } from '../components/use-min-width';
import { useAllPositions } from '../stock-positions/positions';
import { ActivityCard, CommitmentsCard, PositionsCard } from './cards';
import { CancelDeadlines, ComingUp, PendingActions } from './Deadlines';
import { LinkRows } from './LinkRow.styled';
import { MoreLinks } from './MoreLinks';
import { PortfolioValue } from './PortfolioValue';
import { useDeadlines } from './use-deadlines';

const minuteMs = 60_000;

/** The width of `media.desktop`. */
const besideRem = 60;

interface PortfolioPageProps {
  preloadNext: () => void;
}

/**
 * The portfolio's first screen (spec §2). It waits once, until it knows what the investor has to do and where the money is,
 * because the height of those sections is unknown before. Then everything is in its place, and nothing moves (decision 46).
 */
export function PortfolioPage({ preloadNext }: PortfolioPageProps) {
  usePageTitle('Portfolio');
  useIdlePrefetch(true, preloadNext);
  const now = useNow(minuteMs);
  const beside = useMinWidth(besideRem);
  const deadlines = useDeadlines(now);
  const positions = useAllPositions();
  const loading = deadlines.loading || (positions.data === undefined && !positions.error);
  const [waits, setWaits] = useState(loading);
  if (waits && !loading) setWaits(false);
  const cancelling = <CancelDeadlines {...deadlines} />;
  const links = <MoreLinks now={now} />;
  return (
    <Page>
      <PageHeader title="Portfolio" />
      {waits ? <LoadingCard /> : null}
      <Areas style={waits ? { display: 'none' } : undefined}>
        <Sections>
          <PendingActions {...deadlines} />
          {beside ? cancelling : null}
        </Sections>
        <Main>
          <PortfolioValue />
          {beside ? null : cancelling}
          <Card $flush as="section" aria-labelledby="portfolio-cards">
            <VisuallyHidden as="h2" id="portfolio-cards">
              Your portfolio
            </VisuallyHidden>
            <LinkRows>
              <CommitmentsCard />
              <PositionsCard />
              <ActivityCard now={now} />
            </LinkRows>
          </Card>
          {beside ? null : links}
        </Main>
        <Sections>
          {beside ? links : null}
          {waits ? null : <ComingUp {...deadlines} now={now} />}
        </Sections>
      </Areas>
    </Page>
  );
}

/* From 960 px, everything but the money is in a second column, actions first. */
const Areas = styled(SideBySide)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;

    > * {
      grid-column: 2;
    }
  }
`;

const Main = styled(Sections)`
  ${media.desktop} {
    && {
      grid-area: 1 / 1 / span 2;
    }
  }
`;
