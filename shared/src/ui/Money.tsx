import { styled } from 'styled-components';
import { formatMoney, type Amount } from '../rules/money';
import { formatSharePrice } from '../rules/share-price';
import { media } from '../theme/media';
import { tabularDigits } from '../theme/mixins';
import { HideableFigures } from './HideableFigures';

interface MoneyProps {
  amount: Amount;
  currency?: string | null | undefined;
  /** For the price of one share, which may include fractions of a centavo. */
  perShare?: boolean;
  /** Whether the amount belongs to the investor, who may hide it (decision 28). */
  hideable?: boolean;
}

/** `PHP 1,250.50` in tabular digits, on one line, or '--' if the value is not an amount (spec §5). */
export function Money({ amount, currency, perShare = false, hideable = false }: MoneyProps) {
  const format = perShare ? formatSharePrice : formatMoney;
  const text = format(amount, currency);
  // Tabular digits would also widen the dashes in Inter.
  return text === '--' ? (
    <span>--</span>
  ) : (
    <Figures $long={text.length > maxLineLength} translate="no">
      {hideable ? <HideableFigures>{text}</HideableFigures> : text}
    </Figures>
  );
}

/** The length that fits a line on a phone. The API may send a currency of any length. */
const maxLineLength = 32;

const Figures = styled.span<{ $long: boolean }>`
  ${tabularDigits}
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};

  ${media.largeText} {
    white-space: normal;
  }
`;
