import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Own } from '@investor-portal/shared/ui/Own';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { excessOf, type LimitEstimate, type StandardLimit } from '../limit/standard-limit';
import type { MaximumLeft } from '../my-commitments/use-my-commitments';
import {
  LimitNotice,
  MaximumNotice,
  overMaximum,
  ShortfallNotice,
} from '../offering/AmountNotices';
import { exceedsMaximum, walletShortfall } from '../offering/amount';
import { useTopUp } from './use-top-up';
import { largestAmount } from './whole-amounts';

interface FundsProps {
  campaign: Campaign;
  /** The text that the investor typed. */
  amount: string;
  /** Whether the campaign takes that amount. */
  valid: boolean;
  wallet: UserDetails['walletDetails'];
  limit: StandardLimit;
  maximum: MaximumLeft | null;
  /** Takes a suggested amount. */
  onUse: (amount: Centavos) => void;
  /** The investor leaves for the premium form. */
  onLeave: () => void;
}

/** What an amount lacks in the wallet or under the standard limit, directly under it, with the ways on that help. */
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
  const askForMoney = useTopUp();
  const missing = walletShortfall(amount, currency, wallet);
  const estimate = estimateIn(currency, limit);
  const overLimit = estimate !== null && excessOf(amount, estimate) > 0;
  const isOverMaximum = exceedsMaximum(amount, maximum);
  // Within all of them, so that no suggestion leads into another's refusal.
  const most = Math.min(
    (wallet?.currencyCode === currency ? toCentavos(wallet.balance) : null) ?? Infinity,
    estimate?.left ?? Infinity,
    maximum?.left ?? Infinity,
  );
  const suggested = largestAmount(most, campaign);
  const use =
    suggested !== null ? (
      <Button ref={transferFocus} variant="secondary" size="sm" onClick={() => onUse(suggested)}>
        <span>
          <span>Use </span>
          <Own>{`${currency} ${formatCentavos(suggested)}`}</Own>
        </span>
      </Button>
    ) : null;
  const topUp =
    missing !== null && valid && askForMoney !== null ? (
      <Button variant="secondary" size="sm" onClick={() => askForMoney(missing, currency)}>
        Add money to your wallet
      </Button>
    ) : null;
  // More money would not help over a limit.
  const waysToAfford =
    !overLimit && !isOverMaximum && (use || topUp) ? (
      <>
        {use}
        {topUp}
      </>
    ) : null;
  const warnings = [
    missing === null ? '' : 'Your wallet does not cover this amount.',
    overLimit ? 'This is over your standard investment limit.' : '',
    isOverMaximum ? `${overMaximum}.` : '',
  ];
  return (
    <>
      {/* Announced once when it begins to apply, not with every figure that is typed. */}
      <VisuallyHidden role="status">{warnings.filter(Boolean).join(' ')}</VisuallyHidden>
      <ShortfallNotice amount={amount} currency={currency} wallet={wallet}>
        {waysToAfford}
      </ShortfallNotice>
      {maximum ? (
        <MaximumNotice amount={amount} maximum={maximum}>
          {overLimit ? null : use}
        </MaximumNotice>
      ) : null}
      {estimate ? (
        <LimitNotice amount={amount} currency={currency} estimate={estimate} onLeave={onLeave}>
          {use}
        </LimitNotice>
      ) : null}
    </>
  );
}

/** The limit is in the platform's currency. */
function estimateIn(currency: string, limit: StandardLimit): LimitEstimate | null {
  return limit.kind === 'estimated' && currency === runtimeConfig().currency ? limit : null;
}
