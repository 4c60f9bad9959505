import type { ReactNode } from 'react';
import { formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { paths } from '@investor-portal/shared/routes/paths';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import type { RemainingMaximum } from '../my-commitments/use-my-commitments';
import { exceedsMaximum, walletShortfall } from './amount';
import { NextSteps } from './NextSteps';
import { TopUpButton } from './TopUpButton';
import { excessOf, type LimitEstimate } from '../limit/standard-limit';

interface ShortfallNoticeProps {
  amount: string;
  currency: string;
  wallet: UserDetails['walletDetails'];
  /** Other buttons beside the button that adds money. */
  children?: ReactNode;
}

/** Renders nothing if the wallet has enough or the balance is unknown. */
export function ShortfallNotice({ amount, currency, wallet, children }: ShortfallNoticeProps) {
  const missing = walletShortfall(amount, currency, wallet);
  if (missing === null) return null;
  return (
    <Notice
      tone="warning"
      title={
        <NoWrap hideable>{`Your wallet is short by ${currency} ${formatCentavos(missing)}`}</NoWrap>
      }
    >
      <NoWrap hideable>
        {`It has ${formatMoney(wallet?.balance, currency)}. Add money on the platform before you submit.`}
      </NoWrap>
      <NextSteps>
        {children}
        <TopUpButton missing={missing} currency={currency} />
      </NextSteps>
    </Notice>
  );
}

interface MaximumNoticeProps {
  amount: string;
  maximum: RemainingMaximum;
  children?: ReactNode;
}

export const overMaximum = 'This is over what is left of the maximum';

/**
 * Warns that an amount exceeds the rest of the campaign's maximum per investor. The API decides, so this prevents
 * nothing.
 */
export function MaximumNotice({ amount, maximum, children }: MaximumNoticeProps) {
  if (!exceedsMaximum(amount, maximum)) return null;
  return (
    <Notice tone="warning" title={overMaximum}>
      <p>Your earlier commitments to this campaign count too. Your investment may be refused.</p>
      {children ? <NextSteps>{children}</NextSteps> : null}
    </Notice>
  );
}

interface LimitNoticeProps {
  amount: string;
  currency: string;
  estimate: LimitEstimate;
  onLeave: () => void;
  children?: ReactNode;
}

/**
 * Warns that an amount exceeds the rest of the standard limit. The API decides, so this prevents nothing (decision 35).
 */
export function LimitNotice({ amount, currency, estimate, onLeave, children }: LimitNoticeProps) {
  const excess = excessOf(amount, estimate);
  if (excess === 0) return null;
  return (
    <Notice tone="warning" title="This is over your standard investment limit">
      <NoWrap hideable>
        {`By ${currency} ${formatCentavos(excess)}, as far as we can tell. Your investment may be refused. Premium Account Access waives the limit.`}
      </NoWrap>
      <NextSteps>
        {children}
        <PremiumApplicationLink onClick={onLeave} />
      </NextSteps>
    </Notice>
  );
}

/** Premium Account Access waives the standard investment limit (spec §6). */
export function PremiumApplicationLink({ onClick }: { onClick?: () => void }) {
  return (
    <LinkButton variant="secondary" size="sm" to={paths.premiumAccount} onClick={onClick}>
      Apply for Premium Account Access
    </LinkButton>
  );
}
