import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Grid, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { ActivityCard } from './ActivityCard';
import { CommitmentsCard } from './CommitmentsCard';
import { NeedsAction } from './NeedsAction';
import { PositionsCard } from './PositionsCard';

const minute = 60_000;

/** The portfolio's index: what needs the investor, and three ways on (spec §2). */
export function PortfolioPage() {
  usePageTitle('Portfolio');
  const now = useNow(minute);
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <Stack $gap={8}>
        <NeedsAction now={now} />
        <section aria-labelledby="parts">
          <VisuallyHidden as="h2" id="parts">
            Your portfolio
          </VisuallyHidden>
          <Grid>
            <CommitmentsCard />
            <PositionsCard />
            <ActivityCard now={now} />
          </Grid>
        </section>
      </Stack>
    </Page>
  );
}
