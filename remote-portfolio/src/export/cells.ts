import { formatDate } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { formatAmount } from '@investor-portal/shared/rules/money';
import { currencyOf } from '../components/totals';
import type { Cell } from './csv';

/** `50000.00`: what a spreadsheet reads as a number everywhere. */
export function amountCell(amount: number | null): Cell {
  const shown = formatAmount(amount);
  return shown === '--' ? null : { number: shown.replaceAll(',', '') };
}

/** The currency of an amount, the platform's where the wire names none; nothing beside no amount. */
export function currencyCell(code: string, amount: number | null): Cell {
  return amount === null ? null : textCell(currencyOf(code));
}

export function countCell(count: number | null): Cell {
  if (count === null) return null;
  // String would write very large and small ones with an exponent, which some spreadsheets take for text.
  const plain = { useGrouping: false, maximumFractionDigits: 20 } as const;
  return { number: count.toLocaleString('en-US', plain) };
}

/** `YYYY-MM-DD` in the platform's zone, as on screen. */
export function dateCell(date: WireDate): Cell {
  const shown = formatDate(date);
  return shown === '--' ? null : { text: shown };
}

export function textCell(text: string): Cell {
  return text === '' ? null : { text };
}
