const writtenNumber = /^[+-]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as an API may write it in a text: `1250.5`, `1,250.50`, `12.5 %`. A comma separates thousands only where
 * groups of three digits follow it. `null` for anything else, such as `500,00`, and for a number that is not exact.
 */
export function readNumber(text: string): number | null {
  const digits = text.trim().replace(/\s*%$/, '');
  const value = writtenNumber.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}
