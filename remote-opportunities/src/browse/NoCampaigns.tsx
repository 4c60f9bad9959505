import { useLocation } from 'react-router-dom';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import type { CampaignTab } from '../campaign-data/use-campaign-lists';

/** An empty list (spec §8), and what to look at instead. */
export function NoCampaigns({ tab }: { tab: CampaignTab }) {
  const { pathname } = useLocation();
  if (tab === 'newest') return <EmptyState>New campaigns appear here when they open.</EmptyState>;
  return (
    <EmptyState
      action={
        <LinkButton variant="secondary" size="sm" to={pathname}>
          View the newest campaigns
        </LinkButton>
      }
    >
      No open campaign is about to end.
    </EmptyState>
  );
}
