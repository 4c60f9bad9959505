import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { paths } from '@investor-portal/shared/routes/paths';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { openingSentence } from '@investor-portal/shared/rules/words';

export const NextSteps = styled(Cluster).attrs({ $gap: 2 })`
  margin-top: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`;

export function ClosedSteps({ campaign, now }: { campaign: Campaign; now: number }) {
  if (phaseOf(campaign, now) === 'upcoming')
    return <NoWrap>{openingSentence(campaign, now)}</NoWrap>;
  return <TextLink to={paths.opportunities}>Browse campaigns</TextLink>;
}
