import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page, Split } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { ActivityCard } from './ActivityCard';
import { CommitmentsCard } from './CommitmentsCard';
import { PendingActions } from './PendingActions';
import { PendingActionsLine } from './PendingActionsLine';
import { PositionsCard } from './PositionsCard';

const minute = 60_000;
const actionsHeading = 'needs-action';

/** The portfolio's index: three cards (spec §2), and what the investor has to do beside them, or below on a phone. */
export function PortfolioPage() {
  usePageTitle('Portfolio');
  const now = useNow(minute);
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <PendingActionsLine now={now} headingId={actionsHeading} />
      <Split>
        <section aria-labelledby="portfolio-cards">
          <VisuallyHidden as="h2" id="portfolio-cards">
            Your portfolio
          </VisuallyHidden>
          <Cards>
            <CommitmentsCard />
            <PositionsCard />
            <ActivityCard now={now} />
          </Cards>
        </section>
        {/* Last, because it comes last and its height is not known: nothing may move (decision 46). */}
        <PendingActions now={now} headingId={actionsHeading} />
      </Split>
    </Page>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
