import { styled } from 'styled-components';
import { useIdle, useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { useMinWidth } from '../components/use-min-width';
import { ActivityCard, CommitmentsCard, PositionsCard } from './cards';
import { CancelDeadlines } from './CancelDeadlines';
import { ComingUp, DeadlineSaver } from './lazy-sections';
import { MoreLinks } from './MoreLinks';
import { PendingActions } from './PendingActions';
import { PortfolioValue } from './PortfolioValue';
import { useActionsPosition } from './use-actions-position';

const minuteMs = 60_000;

/** The width of `media.desktop`. */
const besideRem = 60;

interface PortfolioPageProps {
  preloadNext: () => void;
}

/** The portfolio's first screen (spec §2). The last sections wait until the browser is idle. */
export function PortfolioPage({ preloadNext }: PortfolioPageProps) {
  usePageTitle('Portfolio');
  useIdlePrefetch(true, preloadNext);
  const now = useNow(minuteMs);
  const idle = useIdle();
  const beside = useMinWidth(besideRem);
  const position = useActionsPosition(now, beside);
  const waiting = position === 'waiting';
  const actions = <PendingActions now={now} headingId="needs-action" />;
  const cancelling = <CancelDeadlines now={now} />;
  // The height of this section is unknown, so nothing comes below it.
  const last = idle && <ComingUp now={now} />;
  return (
    <Page>
      <PageHeader title="Portfolio" />
      <Areas>
        {waiting ? <LoadingCard /> : null}
        {position === 'above' ? (
          <Column>
            {actions}
            {beside ? cancelling : null}
          </Column>
        ) : null}
        <Main style={waiting && !beside ? { display: 'none' } : undefined}>
          <PortfolioValue />
          {position === 'above' && !beside ? cancelling : null}
          <Card $flush as="section" aria-labelledby="portfolio-cards">
            <VisuallyHidden as="h2" id="portfolio-cards">
              Your portfolio
            </VisuallyHidden>
            <CommitmentsCard />
            <PositionsCard />
            <ActivityCard now={now} />
          </Card>
          {beside ? null : (
            <>
              <MoreLinks now={now} />
              {position === 'below' ? actions : null}
              {position === 'below' ? cancelling : null}
            </>
          )}
        </Main>
        {beside && !waiting ? (
          <Column>
            <MoreLinks now={now} />
            {last}
          </Column>
        ) : null}
        {beside ? null : last}
        {idle ? <DeadlineSaver /> : null}
      </Areas>
    </Page>
  );
}

const Column = styled(Stack)`
  ${media.tablet} {
    gap: ${tokens.space[6]};
  }
`;

/* From 960 px, everything but the money is in a second column, actions first. */
const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
    grid-template-rows: auto 1fr;

    > * {
      grid-column: 2;
    }
  }
`;

const Main = styled(Column)`
  ${media.desktop} {
    && {
      grid-area: 1 / 1 / span 2;
    }
  }
`;
