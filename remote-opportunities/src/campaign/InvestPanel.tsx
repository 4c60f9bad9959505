import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { cancelSentence } from '../invest/cancel-window';
import { Countdown } from './Countdown';
import { formatLimit } from './format-limit';
import { OfferingProgress } from './OfferingProgress';
import { notOpen, phaseOf } from './phase';

/** How the offering stands, and the way to invest in it. An ended one says so and cannot be invested in. */
export function InvestPanel({ campaign }: { campaign: Campaign }) {
  const now = useNow(1_000);
  const phase = phaseOf(campaign, now);
  const closed = notOpen[phase];
  return (
    <Card as="section" aria-label="Invest">
      <Stack $gap={5}>
        <OfferingProgress campaign={campaign} />
        <Countdown
          end={campaign.offeredPeriodEndDate}
          start={campaign.offeredPeriodStartDate}
          ended={phase === 'ended'}
        />
        {closed ? <Notice tone="info" title={closed} /> : null}
        {closed ? (
          <Button wide disabled>
            Invest Now
          </Button>
        ) : (
          <LinkButton wide to={paths.invest(campaign.guid)}>
            Invest Now
          </LinkButton>
        )}
        {closed ? null : (
          <Small>
            <NoWrap>{cancelSentence(campaign.offeredPeriodEndDate, now)}</NoWrap>
          </Small>
        )}
        <DataList
          items={[
            {
              label: 'Share price',
              value: (
                <Money perShare amount={campaign.sharePrice} currency={campaign.currencyCode} />
              ),
            },
            {
              label: 'Minimum',
              value: formatLimit(campaign.minAmountPerInvestor, campaign.currencyCode),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

const Small = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
