import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { cancellationSentence } from '../offering/cancellation';
import { Countdown } from './Countdown';
import { formatLimit } from '../offering/format-limit';
import { OfferingProgress } from './OfferingProgress';
import { ClosedSteps } from '../offering/ClosedSteps';
import { closedMessages, phaseOf, daysLeftText } from '../offering/phase';
import { Bar, Facts, RoomForBar } from './InvestPanel.styled';

/** The progress of the offering, and Invest Now while it is open. */
export function InvestPanel({ campaign }: { campaign: Campaign }) {
  const now = useNow(1_000);
  const phase = phaseOf(campaign, now);
  const closedMessage = closedMessages[phase];
  return (
    <Card as="section" aria-label="Invest">
      <Stack $gap={5}>
        <OfferingProgress campaign={campaign} />
        <Countdown
          end={campaign.offeredPeriodEndDate}
          start={campaign.offeredPeriodStartDate}
          ended={phase === 'ended'}
        />
        {closedMessage ? (
          <>
            <Notice tone="info" title={closedMessage}>
              <ClosedSteps campaign={campaign} phase={phase} now={now} />
            </Notice>
            <Button wide disabled>
              Invest Now
            </Button>
          </>
        ) : (
          <InvestBar campaign={campaign} now={now} />
        )}
        {closedMessage ? null : (
          <Small>
            <NoWrap>{cancellationSentence(campaign.offeredPeriodEndDate, now)}</NoWrap>
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

interface InvestBarProps {
  campaign: Campaign;
  /** Epoch ms. */
  now: number;
}

/**
 * Invest Now. Where the panel is not beside the text, the same link stays at the lower edge of the screen, with the price
 * and the time left: one element, so that the page never has a second Invest Now.
 */
function InvestBar({ campaign, now }: InvestBarProps) {
  return (
    <Bar>
      <RoomForBar />
      <Facts>
        <strong>{formatSharePrice(campaign.sharePrice, campaign.currencyCode)} per share</strong>
        <span>{daysLeftText(campaign, now)}</span>
      </Facts>
      <LinkButton wide to={paths.invest(campaign.guid)}>
        Invest Now
      </LinkButton>
    </Bar>
  );
}

const Small = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
