import { formatCount } from '@investor-portal/shared/rules/number-format';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { formatProgress, readPercent } from '@investor-portal/shared/rules/percent';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { investorCount, raisedAmount } from '../campaign-data/raised-amount';
import { useSubscription } from '../campaign-data/use-subscription';

interface OfferingProgressProps {
  campaign: Campaign;
  /** Mutes the amount, which no longer grows. */
  ended: boolean;
}

/** Above 100 percent, the bar marks where 100 is. Without a subscription, the campaign's own figures are shown. */
export function OfferingProgress({ campaign, ended }: OfferingProgressProps) {
  const { data } = useSubscription(campaign.guid);
  const percent =
    data?.percentage ?? readPercent(campaign.totalRaisedAmountPercentageByTotalOffering);
  const investors = investorCount(campaign, data);
  const { currencyCode } = campaign;
  return (
    <Stack $gap={3}>
      <div>
        <Cluster $gap={2} $justify="between">
          <Raised translate="no" data-ended={ended || undefined}>
            {formatMoney(raisedAmount(campaign, data), currencyCode)}
          </Raised>
          {(percent ?? 0) > 100 ? <Badge tone="positive">Oversubscribed</Badge> : null}
        </Cluster>
        <Quiet>
          <NoWrap>
            {`raised of ${formatMoney(campaign.totalOffering, currencyCode)} total offering`}
          </NoWrap>
        </Quiet>
      </div>
      <ProgressBar label="Raised of the total offering" value={percent} hideText />
      <Cluster $gap={3} $justify="between">
        <Figure>
          <strong>{formatProgress(percent)}</strong>
          <span> raised</span>
        </Figure>
        {/* The loaded number has another width and would shift its label. A new element causes no layout shift. */}
        <Figure key={data ? 'loaded' : 'loading'}>
          <strong>{formatCount(investors)}</strong>
          <span>{investors === 1 ? ' investor' : ' investors'}</span>
        </Figure>
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

  &[data-ended] {
    color: ${tokens.colour['ink-soft']};
  }
`;

const Quiet = styled.p`
  ${tabularDigits}
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;

const Figure = styled.span`
  ${tabularDigits}
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  strong {
    color: ${tokens.colour.ink};
    font-weight: 640;
  }
`;
