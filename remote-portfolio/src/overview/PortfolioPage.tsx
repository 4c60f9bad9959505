import { useState } from 'react';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Column, SideBySide } from '../components/Sections';
import { useAllPositions } from '../stock-positions/positions';
import { Cards } from './cards';
import { CancelDeadlines, ComingUp, PendingActions } from './Deadlines';
import { MoreLinks } from './MoreLinks';
import { PortfolioValue } from './PortfolioValue';
import { useDeadlines } from './use-deadlines';

const minuteMs = 60_000;

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
  const deadlines = useDeadlines(now);
  const positions = useAllPositions();
  const loading = deadlines.loading || (positions.data === undefined && !positions.error);
  const [waits, setWaits] = useState(loading);
  if (waits && !loading) setWaits(false);
  return (
    <Page>
      <PageHeader title="Portfolio" />
      {waits ? <LoadingCard /> : null}
      <SideBySide style={waits ? { display: 'none' } : undefined}>
        <Column $at={2}>
          <PendingActions {...deadlines} />
        </Column>
        <Column $at={1} $tall>
          <PortfolioValue />
          <CancelDeadlines {...deadlines} />
          <Card $flush as="section" aria-labelledby="portfolio-cards">
            <VisuallyHidden as="h2" id="portfolio-cards">
              Your portfolio
            </VisuallyHidden>
            <Cards now={now} />
          </Card>
        </Column>
        <Column $at={2}>
          <MoreLinks now={now} />
          {waits ? null : <ComingUp {...deadlines} now={now} />}
        </Column>
      </SideBySide>
    </Page>
  );
}
