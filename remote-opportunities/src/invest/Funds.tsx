import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PremiumApplicationLink, ShortfallNotice } from '../offering/AmountNotices';
import { NextSteps } from '../offering/NextSteps';
import type { Investment } from './use-investment';

const titles = {
  maximum: 'This is over what is left of the maximum',
  limit: 'This is over your standard investment limit',
  wallet: 'Your wallet does not cover this amount',
};

/**
 * Warns that an amount exceeds the wallet, the standard limit or the rest of the campaign's maximum, and suggests the largest
 * amount that does not. The API decides, so this prevents nothing (decision 35).
 */
export function Funds({ investment }: { investment: Investment }) {
  const { exceeded, suggested, choose, save, user } = investment;
  const currency = investment.campaign.currencyCode;
  const suggestion =
    suggested === null ? null : (
      <Button ref={transferFocus} variant="secondary" size="sm" onClick={() => choose(suggested)}>
        <span>
          <span>Use </span>
          <HideableFigures>{`${currency} ${formatCentavos(suggested)}`}</HideableFigures>
        </span>
      </Button>
    );
  return (
    <>
      {/* The warning is announced once when it begins to apply, not with every typed figure. */}
      <VisuallyHidden role="status">{exceeded ? `${titles[exceeded.kind]}.` : ''}</VisuallyHidden>
      {notice()}
    </>
  );

  function notice() {
    switch (exceeded?.kind) {
      case 'wallet':
        return (
          <ShortfallNotice
            missing={exceeded.missing}
            currency={currency}
            balance={user?.walletDetails?.balance}
          >
            {suggestion}
          </ShortfallNotice>
        );
      case 'maximum':
        return (
          <Notice tone="warning" title={titles.maximum}>
            <p>
              Your earlier commitments to this campaign count too. Your investment may be refused.
            </p>
            {suggestion ? <NextSteps>{suggestion}</NextSteps> : null}
          </Notice>
        );
      case 'limit':
        return (
          <Notice tone="warning" title={titles.limit}>
            <NoWrap hideable>
              {`By ${currency} ${formatCentavos(exceeded.excess)}, as far as we can tell. Your investment may be refused. Premium Account Access waives the limit.`}
            </NoWrap>
            <NextSteps>
              {suggestion}
              <PremiumApplicationLink onClick={save} />
            </NextSteps>
          </Notice>
        );
      default:
        return suggestion && <Cluster>{suggestion}</Cluster>;
    }
  }
}
