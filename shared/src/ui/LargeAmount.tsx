import { styled } from 'styled-components';
import { type Centavos, formatCentavos } from '../rules/money';
import { tokens } from '../theme/tokens';
import { SmallText } from './Layout';
import { Money } from './Money';

interface LargeAmountProps {
  label: string;
  amount: Centavos | null;
  currency: string;
  hideable?: boolean;
}

/** The amount that a screen is about. Its label stands over it. */
export function LargeAmount({ label, amount, ...money }: LargeAmountProps) {
  return (
    <dl>
      <div>
        <SmallText $soft as="dt">
          {label}
        </SmallText>
        <Large>
          <Money amount={formatCentavos(amount)} {...money} />
        </Large>
      </div>
    </dl>
  );
}

const Large = styled.dd`
  font-size: min(${tokens.text['3xl']}, 11vw);
  font-weight: 650;
  letter-spacing: -0.022em;
  line-height: 1.2;

  > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
