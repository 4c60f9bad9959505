import { useState } from 'react';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { Grid, PageContent, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Column, SideBySide } from '../components/Sections';
import { thisMonth } from '../data/day-range';
import { useAllPositions } from '../stock-positions/positions';
import { Cards } from './cards';
import { ComingUp, PendingActions } from './Deadlines';
import { PortfolioValue } from './PortfolioValue';
import { useTasks } from './use-deadlines';

/** The first screen (spec §2). It waits until it knows the height of what comes first, so that nothing moves (decision 46). */
export function PortfolioPage({ preloadNext }: { preloadNext: () => void }) {
  usePageTitle('Portfolio');
  useIdlePrefetch(true, preloadNext);
  const now = useNow(60_000);
  const tasks = useTasks(now);
  const loading = [tasks.response, useAllPositions()].some(
    ({ data, error }) => data === undefined && !error,
  );
  const [waits, setWaits] = useState(loading);
  if (waits && !loading) setWaits(false);
  return (
    <PageContent>
      <PageHeader title="Portfolio" />
      {waits ? <LoadingCard /> : null}
      <SideBySide style={waits ? { display: 'none' } : undefined}>
        <Column $at={2}>
          <PendingActions {...tasks} />
        </Column>
        <Column $at={1} $tall>
          <PortfolioValue />
          <Card $flush as="section" aria-labelledby="portfolio-cards">
            <VisuallyHidden as="h2" id="portfolio-cards">
              Your portfolio
            </VisuallyHidden>
            <Cards now={now} />
          </Card>
        </Column>
        <Column $at={2}>
          <MoreLinks now={now} />
          {waits ? null : <ComingUp now={now} />}
        </Column>
      </SideBySide>
    </PageContent>
  );
}

function MoreLinks({ now }: { now: number }) {
  const { start, end } = thisMonth(now);
  const links = [
    ['Allocation', paths.allocation],
    ['Documents', paths.documents],
    ['Statement', paths.statement(start, end)],
    ['Yearly summary', paths.statement(`${end.slice(0, 'yyyy'.length)}-01-01`, end)],
  ] as const;
  return (
    <Grid as="nav" aria-label="More about your portfolio" data-screen-only="" $min="8.5rem">
      {links.map(([label, to]) => (
        <LinkButton key={label} variant="secondary" size="sm" wide to={to}>
          {label}
        </LinkButton>
      ))}
    </Grid>
  );
}
