import { Wallet } from 'lucide-react';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { useTopUp } from '@investor-portal/shared/hooks/use-top-up';
import { formatAmount } from '@investor-portal/shared/rules/money';
import { Button } from '@investor-portal/shared/ui/Button';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { AddMoney, Balance, Currency, Label, Surface, WalletId } from './WalletCard.styled';

/**
 * Wallet id, currency and balance (spec §2 'Profile'), and a button to add money if the platform's page offers that.
 */
export function WalletCard({ wallet }: { wallet: UserDetails['walletDetails'] }) {
  const currency = wallet?.currencyCode ?? '';
  const balance = formatAmount(wallet?.balance);
  const askForMoney = useTopUp();
  return (
    <Surface as="section" aria-labelledby="wallet">
      <Label id="wallet">
        <Wallet size={18} aria-hidden />
        <span>Wallet</span>
      </Label>
      <dl>
        <dt>Balance</dt>
        <Balance $length={currency.length + 1 + balance.length}>
          <Currency translate="no">{`${currency} `}</Currency>
          <HideableFigures>{balance}</HideableFigures>
        </Balance>
        <dt>Wallet ID</dt>
        <WalletId translate="no">{wallet?.walletId || '--'}</WalletId>
      </dl>
      {wallet && askForMoney ? (
        <AddMoney>
          <Button variant="secondary" size="sm" onClick={() => askForMoney({ currency })}>
            Add money
          </Button>
        </AddMoney>
      ) : null}
    </Surface>
  );
}
