import { Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { useTopUp } from '@investor-portal/shared/hooks/use-top-up';
import { formatAmount } from '@investor-portal/shared/rules/money';
import { Button } from '@investor-portal/shared/ui/Button';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { inDark } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';

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
        <Button variant="secondary" size="sm" onClick={() => askForMoney({ currency })}>
          Add money
        </Button>
      ) : null}
    </Surface>
  );
}

const Surface = styled(Card)`
  container-type: inline-size;
  background: ${tokens.colour.accent};
  border-color: transparent;
  color: ${tokens.colour['on-accent']};

  /* In the dark theme, a fill of this size would be too bright. */
  ${inDark} & {
    background: ${tokens.colour['accent-hover']};
  }

  dt {
    font-size: ${tokens.text.sm};
  }

  button {
    margin-top: ${tokens.space[3]};
  }
`;

const Label = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-bottom: ${tokens.space[6]};
  font-size: ${tokens.text.md};
`;

/** Fits any balance on one line, each character just over half an em wide. Safari 15 ignores container units. */
const Balance = styled.dd<{ $length: number }>`
  ${tabularDigits}
  margin-bottom: ${tokens.space[6]};
  font-size: ${tokens.text.xl};
  font-size: min(
    ${tokens.text['3xl']},
    calc(100cqi / ${({ $length }) => ($length * 0.55).toFixed(2)})
  );
  font-weight: 640;
  letter-spacing: -0.02em;
  line-height: 1.2;
  white-space: nowrap;
`;

const Currency = styled.span`
  font-size: 0.6em;
  font-weight: 560;
  letter-spacing: 0;
`;

const WalletId = styled.dd`
  font-weight: 550;
  overflow-wrap: anywhere;
`;
