import { styled, createGlobalStyle } from 'styled-components';
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
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { toastRoom } from '@investor-portal/shared/theme/toast-room';
import { cancellationSentence, closedMessages, phaseOf, daysLeftText } from '../offering/phase';
import { formatLimit } from '../offering/amount';
import { ClosedSteps } from '../offering/NextSteps';
import { Countdown } from './Countdown';
import { OfferingProgress } from './OfferingProgress';

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

/** One column (`media.desktop` has two), and enough height to give some of it away (`media.low`). */
const stays = '@media screen and (max-width: 959.98px) and (min-height: 30.01rem)';
const height = `(4.25rem + env(safe-area-inset-bottom, 0px))`;

const Bar = styled.div`
  ${stays} {
    position: fixed;
    inset: auto 0 ${toastRoom.toasts};
    z-index: ${tokens.layer.sticky};
    display: flex;
    gap: ${tokens.space[4]};
    align-items: center;
    justify-content: space-between;
    min-height: calc${height};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    padding-bottom: calc(${tokens.space[2]} + env(safe-area-inset-bottom, 0px));
    background: ${tokens.colour.surface};
    border-top: 1px solid ${tokens.colour.line};
    box-shadow: ${tokens.shadow[2]};

    > a {
      flex: none;
      width: auto;
    }
  }
`;

const Facts = styled.p`
  ${tabularDigits}
  display: none;
  min-width: 0;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.35;

  strong {
    color: ${tokens.colour.ink};
    font-weight: 640;
  }

  ${stays} {
    display: grid;
  }
`;

/** Neither the end of the page nor what takes the focus stays beneath the bar. */
const RoomForBar = createGlobalStyle`
  ${stays} {
    html:root {
      scroll-padding-bottom: calc(${height} + 1rem + ${toastRoom.toasts});
    }

    html > body {
      padding-bottom: calc(${height} + ${toastRoom.page});
    }
  }
`;
