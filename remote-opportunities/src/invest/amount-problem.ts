import { formatAmount, toCentavos } from '@investor-portal/shared/rules/money';

/** The campaign's minAmountPerInvestor and maxAmountPerInvestor, PHP; none and 0 mean no limit (readings R2). */
export interface AmountLimits {
  min: number | null;
  max: number | null;
}

/** A signed number with optional commas and decimals (spec §5). */
const signedNumber = /^[+-]?(\d[\d,]*)?(\.\d*)?$/;
const invalid = 'Amount must be a valid number';

/** The literal message of spec §5 for an amount as the investor wrote it; `null` when it may be invested. */
export function amountProblem(text: string, { min, max }: AmountLimits): string | null {
  if (text.trim() === '') return 'Amount is required';
  const amount = signedNumber.test(text.trim()) ? centavosOf(text) : null;
  if (amount === null || amount <= 0) return invalid;
  const least = toCentavos(min) ?? 0;
  if (least > 0 && amount < least) return `Entered amount must be at least ${formatAmount(min)}.`;
  const most = toCentavos(max) ?? 0;
  if (most > 0 && amount > most) return `Entered amount must not exceed ${formatAmount(max)}.`;
  return amount === Infinity ? invalid : null;
}

/** What is too large to be exact is more than any limit. */
function centavosOf(text: string): number | null {
  return toCentavos(text) ?? (Number(text.replaceAll(',', '')) > 0 ? Infinity : null);
}
