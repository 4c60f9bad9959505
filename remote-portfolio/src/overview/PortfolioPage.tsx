import { useState } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Grid, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { ActivityCard } from './ActivityCard';
import { CommitmentsCard } from './CommitmentsCard';
import { NeedsAction } from './NeedsAction';
import { PositionsCard } from './PositionsCard';

/** The portfolio's index: what needs the investor, and three ways on (spec §2). */
export function PortfolioPage() {
  usePageTitle('Portfolio');
  const [now] = useState(Date.now);
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <Stack $gap={8}>
        <NeedsAction now={now} />
        <Grid>
          <CommitmentsCard />
          <PositionsCard />
          <ActivityCard now={now} />
        </Grid>
      </Stack>
    </Page>
  );
}
