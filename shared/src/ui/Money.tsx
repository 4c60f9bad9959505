import { styled } from 'styled-components';
import { formatMoney } from '../rules/money';
import { tabularDigits } from '../theme/mixins';

interface MoneyProps {
  /** PHP as the wire or an investor writes it. */
  amount: number | string | null | undefined;
  currency?: string | null | undefined;
}

/** `PHP 1,250.50`, in digits of one width, never broken over lines; '--' for what is no amount (spec §5). */
export function Money({ amount, currency }: MoneyProps) {
  return <Figures>{formatMoney(amount, currency || 'PHP')}</Figures>;
}

const Figures = styled.span`
  ${tabularDigits}
  white-space: nowrap;
`;
