import { styled } from 'styled-components';
import { type Centavos, formatCentavos } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';

export function LargeAmount(props: { label: string; amount: Centavos | null; currency: string }) {
  return (
    <dl>
      <SmallText $soft as="dt">
        {props.label}
      </SmallText>
      <Large>
        <Money hideable amount={formatCentavos(props.amount)} currency={props.currency} />
      </Large>
    </dl>
  );
}

const Large = styled.dd`
  font-size: ${tokens.text['3xl']};
  font-weight: 650;
  line-height: 1.2;

  > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
