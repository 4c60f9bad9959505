import { styled } from 'styled-components';
import { type Centavos, formatCentavos } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';

interface LargeAmountProps {
  label: string;
  /** Null if it is unknown. */
  amount: Centavos | null;
  currency: string;
}

/** The main figure of a card. */
export function LargeAmount({ label, amount, currency }: LargeAmountProps) {
  return (
    <dl>
      <SmallText $soft as="dt">
        {label}
      </SmallText>
      <Large>
        <Money hideable amount={formatCentavos(amount)} currency={currency} />
      </Large>
    </dl>
  );
}

const Large = styled.dd`
  font-size: ${tokens.text['3xl']};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;

  > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
