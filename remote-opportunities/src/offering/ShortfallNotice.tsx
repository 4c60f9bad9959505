import { formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { walletShortfall } from './amount';

interface ShortfallNoticeProps {
  amount: string;
  currency: string;
  wallet: UserDetails['walletDetails'];
}

/** By how much the wallet's balance is less than an amount; renders nothing when it is enough, or unknown. */
export function ShortfallNotice({ amount, currency, wallet }: ShortfallNoticeProps) {
  const missing = walletShortfall(amount, currency, wallet);
  if (missing === null) return null;
  return (
    <Notice
      tone="warning"
      title={
        <NoWrap own>{`Your wallet is short by ${currency} ${formatCentavos(missing)}`}</NoWrap>
      }
    >
      <NoWrap own>
        {`Its balance is ${formatMoney(wallet?.balance, currency)}. Add funds on the platform before you submit.`}
      </NoWrap>
    </Notice>
  );
}
