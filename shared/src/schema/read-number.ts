const writtenNumber = /^[+-]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/** Reads `1250.5`, `1,250.50` and `12.5 %`. A comma separates only groups of three digits, so `500,00` gives `null`. */
export function readNumber(text: string): number | null {
  const digits = text.trim().replace(/\s*%$/, '');
  const value = writtenNumber.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}
