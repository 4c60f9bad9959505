import { styled } from 'styled-components';
import useSWR from 'swr';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import {
  type Campaign,
  fetchSubscription,
  subscriptionCall,
  type Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { closedMessages, lastDayMark, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { SmallText, Stack, Cluster } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { isCancellationOver } from '@investor-portal/shared/rules/deadline';
import { cancellationSentence, daysLeftText } from '@investor-portal/shared/rules/words';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { formatProgress } from '@investor-portal/shared/rules/percent';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { ClosedSteps, InvestBar } from '../offering/InvestBar';
import { offeringDocumentItem } from '../offering/lazy-offering-document';
import { formatLimit, progressOf } from '../campaign-data/campaign-figures';
import { Countdown } from './Countdown';

export function InvestPanel({ campaign }: { campaign: Campaign }) {
  const now = useNow(1_000);
  const { sharePrice, currencyCode, minAmountPerInvestor } = campaign;
  const cancellation = cancellationSentence(campaign, now);
  const phase = phaseOf(campaign, now);
  const closedMessage = closedMessages[phase];
  return (
    <Card as="section" aria-label="Invest">
      <Stack $gap={5}>
        <OfferingProgress campaign={campaign} ended={phase === 'ended'} />
        <Countdown campaign={campaign} />
        {closedMessage ? (
          <>
            <Notice tone="info" title={closedMessage}>
              <ClosedSteps campaign={campaign} now={now} />
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
                  <NoWrap>{`${formatSharePrice(sharePrice, currencyCode)} per share`}</NoWrap>
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
              value: <Money perShare amount={sharePrice} currency={currencyCode} />,
            },
            { label: 'Minimum', value: formatLimit(minAmountPerInvestor, currencyCode) },
            offeringDocumentItem(campaign.issuerGuid),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Above 100 percent, the bar marks where 100 is. Without a subscription, the campaign's own figures are shown. */
function OfferingProgress({ campaign, ended }: { campaign: Campaign; ended: boolean }) {
  const { guid, currencyCode } = campaign;
  const { data } = useSWR<Subscription>(dataKey(subscriptionCall, guid), () =>
    fetchSubscription(guid),
  );
  const { raised, percent, investors } = progressOf(campaign, data);
  return (
    <Stack $gap={3}>
      <div>
        <Cluster $gap={2} $justify="between">
          <Raised translate="no" data-ended={ended || undefined}>
            {formatMoney(raised, currencyCode)}
          </Raised>
          {(percent ?? 0) > 100 ? <Badge tone="positive">Oversubscribed</Badge> : null}
        </Cluster>
        <SmallText>
          <NoWrap>
            {`raised of ${formatMoney(campaign.totalOffering, currencyCode)} total offering`}
          </NoWrap>
        </SmallText>
      </div>
      <ProgressBar label="Raised of the total offering" value={percent} hideText />
      <Cluster $gap={3} $justify="between">
        <SmallText $soft>
          <strong>{formatProgress(percent)}</strong>
          <span> raised</span>
        </SmallText>
        {/* The loaded number has another width and would shift its label. A new element causes no layout shift. */}
        <SmallText key={data ? 'loaded' : 'loading'} $soft>
          <strong>{formatCount(investors)}</strong>
          <span>{investors === 1 ? ' investor' : ' investors'}</span>
        </SmallText>
      </Cluster>
    </Stack>
  );
}

const Raised = styled.span`
  ${tabularDigits}
  font-size: ${tokens.text['2xl']};
  font-weight: 640;
  letter-spacing: -0.022em;
  line-height: 1.2;

  /* After the end the amount no longer grows, so it stands out less. */
  &[data-ended] {
    color: ${tokens.colour['ink-soft']};
  }
`;
