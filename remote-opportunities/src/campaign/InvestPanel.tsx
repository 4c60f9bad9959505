import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { closedMessages, lastDayMark, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { isCancellationOver } from '@investor-portal/shared/rules/deadline';
import { cancellationSentence, daysLeftText } from '@investor-portal/shared/rules/words';
import { formatLimit } from '../offering/format-limit';
import { InvestBar } from '../offering/InvestBar';
import { LazyOfferingDocument } from '../offering/lazy-offering-document';
import { ClosedSteps } from '../offering/NextSteps';
import { Countdown } from './Countdown';
import { OfferingProgress } from './OfferingProgress';

export function InvestPanel({ campaign }: { campaign: Campaign }) {
  const now = useNow(1_000);
  const cancellation = cancellationSentence(campaign, now);
  const phase = phaseOf(campaign, now);
  const closedMessage = closedMessages[phase];
  return (
    <Card as="section" aria-label="Invest">
      <Stack $gap={5}>
        <OfferingProgress campaign={campaign} ended={phase === 'ended'} />
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
          <InvestBar
            factsInBarOnly
            facts={
              <>
                <strong>
                  <NoWrap>
                    {`${formatSharePrice(campaign.sharePrice, campaign.currencyCode)} per share`}
                  </NoWrap>
                </strong>
                <span data-ends={lastDayMark(campaign, now)}>{daysLeftText(campaign, now)}</span>
              </>
            }
          >
            <LinkButton wide to={paths.invest(campaign.guid)}>
              Invest Now
            </LinkButton>
          </InvestBar>
        )}
        {closedMessage || cancellation === '' ? null : isCancellationOver(campaign, now) ? (
          <Notice tone="warning">{cancellation}</Notice>
        ) : (
          <SmallText>
            <NoWrap>{cancellation}</NoWrap>
          </SmallText>
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
            {
              label: 'Offering document',
              value: <LazyOfferingDocument issuerGuid={campaign.issuerGuid} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
