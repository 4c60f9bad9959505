import { formatAmount, formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import {
  currencyOf,
  soleCurrencyOf,
  totalsByCurrency,
  withoutUnknown,
  type WireMoney,
} from '../components/totals';

/** The amount column of a statement's table. */
interface AmountColumn {
  header: string;
  cell: (money: WireMoney) => string;
  /** One per currency; amounts in different currencies are never added up. */
  totals: { currency: string; label: string; amount: string }[];
}

/** With a single currency, the header names it; with several, each amount and total names its own. */
export function amountColumn(rows: readonly WireMoney[]): AmountColumn {
  const sole = soleCurrencyOf(rows);
  return {
    header: sole === null ? 'Amount' : `Amount, ${sole}`,
    cell: ({ amount, currencyCode }) =>
      sole === null ? formatMoney(amount, currencyOf(currencyCode)) : formatAmount(amount),
    totals: totalsByCurrency(rows).map(({ currency, total, unknown }) => ({
      currency,
      label: `${sole === null ? `Total ${currency}` : 'Total'}${withoutUnknown(unknown)}`,
      amount: sole === null ? `${currency} ${formatCentavos(total)}` : formatCentavos(total),
    })),
  };
}
