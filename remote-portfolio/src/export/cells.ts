import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { formatAmount } from '@investor-portal/shared/rules/money';
import { currencyOf } from '../components/totals';
import type { Cell } from './csv';

/** `50000.00`: read as a number by any spreadsheet. */
export function amountCell(amount: number | null): Cell {
  const shown = formatAmount(amount);
  return shown === '--' ? null : { number: shown.replaceAll(',', '') };
}

/** The currency of an amount, by default the platform's; empty if there is no amount. */
export function currencyCell(code: string, amount: number | null): Cell {
  return amount === null ? null : textCell(currencyOf(code));
}

export function countCell(count: number | null): Cell {
  if (count === null) return null;
  // String(count) uses an exponent for very large and small numbers, which some spreadsheets take for text.
  const plain = { useGrouping: false, maximumFractionDigits: 20 } as const;
  return { number: formatNumber(count, plain) };
}

/** `YYYY-MM-DD` in the platform's zone, as on screen. */
export function dateCell(date: WireDate): Cell {
  const shown = formatDate(date);
  return shown === '--' ? null : { text: shown };
}

export function textCell(text: string): Cell {
  return text === '' ? null : { text };
}
