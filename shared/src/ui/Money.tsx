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
  const text = formatMoney(amount, currency || 'PHP');
  // Inter gives dashes the width of digits too, which would tear '--' apart.
  return text === '--' ? <span>--</span> : <Figures>{text}</Figures>;
}

const Figures = styled.span`
  ${tabularDigits}
  white-space: nowrap;
`;
