import { styled } from 'styled-components';
import { formatMoney, type Amount } from '../rules/money';
import { formatSharePrice } from '../rules/share-price';
import { tabularDigits } from '../theme/mixins';

interface MoneyProps {
  amount: Amount;
  currency?: string | null | undefined;
  /** It is the price of one share, which may have parts of a centavo. */
  perShare?: boolean;
}

/** `PHP 1,250.50`, in digits of one width, not broken over lines; '--' for what is no amount (spec §5). */
export function Money({ amount, currency, perShare = false }: MoneyProps) {
  const format = perShare ? formatSharePrice : formatMoney;
  const text = format(amount, currency);
  // Inter gives dashes the width of digits too, which would tear '--' apart.
  return text === '--' ? <span>--</span> : <Figures $long={text.length > longest}>{text}</Figures>;
}

/** Of an amount a phone's line can hold. A currency may come as the wire likes. */
const longest = 32;

const Figures = styled.span<{ $long: boolean }>`
  ${tabularDigits}
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
`;
