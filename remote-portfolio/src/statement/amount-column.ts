import { formatAmount, formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { currencyOf, soleCurrencyOf, totalsByCurrency, type WireMoney } from '../components/totals';

/** The column of amounts in a table of a statement. */
interface AmountColumn {
  header: string;
  cell: (money: WireMoney) => string;
  /** One a currency; amounts of different currencies are never added up. */
  totals: { currency: string; label: string; amount: string }[];
}

/** The header names the currency where there is one; where there are several, every amount and total names its own. */
export function amountColumn(rows: readonly WireMoney[]): AmountColumn {
  const sole = soleCurrencyOf(rows);
  return {
    header: sole === null ? 'Amount' : `Amount, ${sole}`,
    cell: ({ amount, currencyCode }) =>
      sole === null ? formatMoney(amount, currencyOf(currencyCode)) : formatAmount(amount),
    totals: totalsByCurrency(rows).map(({ currency, total }) => ({
      currency,
      label: sole === null ? `Total ${currency}` : 'Total',
      amount: sole === null ? `${currency} ${formatCentavos(total)}` : formatCentavos(total),
    })),
  };
}
