import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { assumedOpenCampaign, offeredActions } from '@investor-portal/shared/rules/deadline';
import { formatMoment } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { NextSteps } from '../offering/NextSteps';
import type { Receipt } from './receipt';

interface OtherCommitmentsProps {
  receipt: Receipt;
  others: readonly Commitment[];
}

export function OtherCommitments({ receipt, others }: OtherCommitmentsProps) {
  return others.map((other) => <Other key={other.guid} receipt={receipt} other={other} />);
}

function Other({ receipt, other }: { receipt: Receipt; other: Commitment }) {
  const cancellable = canCancel(other, receipt, useNow(60_000));
  return (
    <Notice
      tone="warning"
      live
      title={
        <HideableFigures>{`You also committed ${amountAndTime(other, receipt)}.`}</HideableFigures>
      }
    >
      {cancellable ? <p>If you did not mean to commit twice, cancel one of the two.</p> : null}
      <NextSteps>
        <LinkButton
          variant="secondary"
          size="sm"
          to={paths.commitment(other.guid, other.campaignGuid)}
          {...(cancellable && { state: requestAction('cancel') })}
        >
          {cancellable ? 'Cancel the other commitment' : 'View the other commitment'}
        </LinkButton>
      </NextSteps>
    </Notice>
  );
}

/** Returns a text such as `PHP 20,000.00 to this campaign at 14:02 PHT`. */
export function amountAndTime(other: Commitment, { currencyCode }: Receipt): string {
  const { commitmentAmount, commitmentCurrencyCode } = other;
  const amount =
    commitmentAmount === null
      ? 'an unknown amount'
      : formatMoney(commitmentAmount, commitmentCurrencyCode || currencyCode);
  return `${amount} to this campaign ${formatMoment(committedOn(other), serverNow())}`.trim();
}

/** Whether the receipt still allows cancelling. The commitment's own screen asks the API again. */
function canCancel(other: Commitment, { cancellableUntil }: Receipt, now: number): boolean {
  const actions = offeredActions(other, assumedOpenCampaign(), now);
  return actions.includes('cancel') && cancellableUntil !== null && now < cancellableUntil;
}
