import type { ReactNode } from 'react';
import { formatCentavos, formatMoney, type Centavos } from '@investor-portal/shared/rules/money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { paths } from '@investor-portal/shared/routes/paths';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NextSteps } from './NextSteps';
import { TopUpButton } from './TopUpButton';

interface ShortfallNoticeProps {
  missing: Centavos;
  currency: string;
  balance: number | null | undefined;
  /** Other buttons beside the button that adds money. */
  children?: ReactNode;
}

export function ShortfallNotice({ missing, currency, balance, children }: ShortfallNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={
        <NoWrap hideable>{`Your wallet is short by ${currency} ${formatCentavos(missing)}`}</NoWrap>
      }
    >
      <NoWrap hideable>
        {`It has ${formatMoney(balance, currency)}. Add money on the platform before you submit.`}
      </NoWrap>
      <NextSteps>
        {children}
        <TopUpButton missing={missing} currency={currency} />
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
