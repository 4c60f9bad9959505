import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import type { LimitEstimate, StandardLimit } from '../limit/standard-limit';
import type { RemainingMaximum } from '../my-commitments/use-my-commitments';
import {
  LimitNotice,
  MaximumNotice,
  overMaximum,
  ShortfallNotice,
} from '../offering/AmountNotices';
import { largestAmount } from './whole-amounts';

interface FundsProps {
  campaign: Campaign;
  amount: string;
  valid: boolean;
  wallet: UserDetails['walletDetails'];
  limit: StandardLimit;
  maximum: RemainingMaximum | null;
  onUse: (amount: Centavos) => void;
  onLeave: () => void;
}

/** An amount may exceed the wallet, the standard limit and the campaign's maximum. Only the lowest cap is shown. */
export function Funds({
  campaign,
  amount,
  valid,
  wallet,
  limit,
  maximum,
  onUse,
  onLeave,
}: FundsProps) {
  const currency = campaign.currencyCode;
  const estimate = estimateIn(currency, limit);
  const caps = {
    wallet: (wallet?.currencyCode === currency ? toCentavos(wallet.balance) : null) ?? Infinity,
    limit: estimate?.left ?? Infinity,
    maximum: maximum?.left ?? Infinity,
  };
  // Suggestions are within all caps, so that no suggestion exceeds another cap.
  const most = Math.min(...Object.values(caps));
  const requested = toCentavos(amount) ?? 0;
  // The field's own message comes first.
  const binding = valid && requested > most ? most : null;
  const suggested = largestAmount(most, campaign);
  const suggestion =
    suggested !== null ? (
      <Button ref={transferFocus} variant="secondary" size="sm" onClick={() => onUse(suggested)}>
        <span>
          <span>Use </span>
          <HideableFigures>{`${currency} ${formatCentavos(suggested)}`}</HideableFigures>
        </span>
      </Button>
    ) : null;
  const isOverMaximum = binding === caps.maximum;
  const isOverLimit = !isOverMaximum && binding === caps.limit;
  const isShort = !isOverMaximum && !isOverLimit && binding !== null;
  const warning = isOverMaximum
    ? `${overMaximum}.`
    : isOverLimit
      ? 'This is over your standard investment limit.'
      : isShort
        ? 'Your wallet does not cover this amount.'
        : '';
  return (
    <>
      {/* The warning is announced once when it begins to apply, not with every typed figure. */}
      <VisuallyHidden role="status">{warning}</VisuallyHidden>
      {isShort ? (
        <ShortfallNotice amount={amount} currency={currency} wallet={wallet}>
          {suggestion}
        </ShortfallNotice>
      ) : isOverMaximum && maximum ? (
        <MaximumNotice amount={amount} maximum={maximum}>
          {suggestion}
        </MaximumNotice>
      ) : isOverLimit && estimate ? (
        <LimitNotice amount={amount} currency={currency} estimate={estimate} onLeave={onLeave}>
          {suggestion}
        </LimitNotice>
      ) : !valid && suggested !== null && requested > suggested ? (
        <Cluster>{suggestion}</Cluster>
      ) : null}
    </>
  );
}

/** The limit is in the platform's currency. */
function estimateIn(currency: string, limit: StandardLimit): LimitEstimate | null {
  return limit.kind === 'estimated' && currency === runtimeConfig().currency ? limit : null;
}
