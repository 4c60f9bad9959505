import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Grid, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { ActivityCard } from './ActivityCard';
import { CommitmentsCard } from './CommitmentsCard';
import { PendingActions } from './PendingActions';
import { PositionsCard } from './PositionsCard';

const minute = 60_000;

/** The portfolio's index: pending actions and three cards (spec §2). */
export function PortfolioPage() {
  usePageTitle('Portfolio');
  const now = useNow(minute);
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <Stack $gap={8}>
        <PendingActions now={now} />
        <section aria-labelledby="portfolio-cards">
          <VisuallyHidden as="h2" id="portfolio-cards">
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
