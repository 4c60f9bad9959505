import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { openingSentence, type Phase } from './phase';

interface ClosedStepsProps {
  campaign: Campaign;
  phase: Phase;
  now: number;
}

/** What follows from a campaign that cannot be invested in: when it opens, or the others once it has ended. */
export function ClosedSteps({ campaign, phase, now }: ClosedStepsProps) {
  if (phase === 'upcoming') return <NoWrap>{openingSentence(campaign, now)}</NoWrap>;
  return <TextLink to={paths.opportunities}>Browse campaigns</TextLink>;
}
