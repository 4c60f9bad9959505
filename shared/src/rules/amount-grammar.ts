import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { formatAmount, toCentavos } from './money';

// The test's table is the grammar (readings R15). A text with more than one possible amount stays unchanged.

export type AmountReading =
  | { kind: 'empty' }
  | {
      kind: 'amount';
      /** As the amount is edited: `1000.50`. */
      plain: string;
      /** Infinity if the amount is too large to be exact. */
      centavos: number;
      /** Whether the separators differ from en-US. The field then shows the amount before Enter continues. */
      needsPreview: boolean;
    }
  | { kind: 'too-fine' }
  /** A separator could be for thousands or for decimals. Each entry is an amount as the portal shows it. */
  | { kind: 'ambiguous'; meanings: string[] }
  | { kind: 'not-an-amount' };

/** Spaces and the currency's code or symbol may be around the amount. */
export function readAmount(text: string, currency = runtimeConfig().currency): AmountReading {
  if (text.trim() === '') return { kind: 'empty' };
  const number = withoutCurrency(toAscii(text).trim(), currency).replace(/^\+(?=[\d.,])/, '');
  const [first, ...others] = numbersIn(number);
  if (!first) return { kind: 'not-an-amount' };
  if (others.length > 0) return { kind: 'ambiguous', meanings: meaningsOf([first, ...others]) };
  if (first.fraction !== null && first.fraction.length > 2) return { kind: 'too-fine' };
  const plain = plainOf(first);
  return {
    kind: 'amount',
    plain,
    centavos: toCentavos(plain) ?? Infinity,
    needsPreview: !/^(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(number),
  };
}

/** Returns the message for a text that is not an amount: the specification's message (§5), and a suggestion. */
export function notAnAmount(label: string, reading: AmountReading): string {
  const message = `${label} must be a valid number`;
  if (reading.kind === 'too-fine') return `${message}. Use no more than two decimals.`;
  if (reading.kind !== 'ambiguous' || reading.meanings.length === 0) return message;
  return `${message}. Did you mean ${reading.meanings.join(' or ')}?`;
}

/** Returns -1 without a decimal separator. */
export function decimalSeparatorAt(text: string): number {
  const [number, ...others] = numbersIn(text);
  if (!number || others.length > 0 || number.fraction === null) return -1;
  return Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
}

/** Converts digits of any script and full-width or Arabic separators to ASCII, and removes invisible marks. */
export function toAscii(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[．。｡٫]/g, '.')
    .replaceAll(/[，،٬]/g, ',')
    .replaceAll(/[’＇]/g, "'")
    .replaceAll(/[\u00A0\u2007\u2009\u202F\u3000]/g, ' ');
}

/** The digits of each script follow each other from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

interface WrittenNumber {
  whole: string;
  fraction: string | null;
}

function numbersIn(text: string): WrittenNumber[] {
  const [, first = '', separator, rest = ''] = /^(\d*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  if (first !== '' || rest !== '') return readSeparated(first, separator, rest);
  // Matches groups of three, then decimals behind a separator of another kind.
  const [, start = '', groups = '', group, decimal, fraction = null] =
    /^([1-9]\d{0,2})((?:([ .,'])\d{3})(?:\3\d{3})*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  if (groups === '' || group === decimal) return [];
  return [{ whole: start + groups.replaceAll(/\D/g, ''), fraction: decimal ? fraction : null }];
}

/** Reads a text with at most one separator, which may be for thousands if three digits follow it. */
function readSeparated(
  whole: string,
  separator: string | undefined,
  fraction: string,
): WrittenNumber[] {
  if (separator === undefined) return [{ whole, fraction: null }];
  const decimals = { whole, fraction };
  const thousands = { whole: whole + fraction, fraction: null };
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (separator === '.') return isGroup ? [thousands, decimals] : [decimals];
  if (isGroup) return [thousands];
  if (fraction.length > 3) return [];
  return fraction.length === 3 && /^[1-9]/.test(whole) ? [thousands, decimals] : [decimals];
}

/** Leaves out amounts that have parts of a centavo or are too large. */
function meaningsOf(numbers: readonly WrittenNumber[]): string[] {
  return numbers
    .filter(({ fraction }) => /^\d{0,2}0*$/.test(fraction ?? ''))
    .map((number) => formatAmount(plainOf(number)))
    .filter((amount) => amount !== '--');
}

function plainOf({ whole, fraction }: WrittenNumber): string {
  return fraction === null ? whole : `${whole || '0'}.${fraction}`;
}

const otherNames: Record<string, readonly string[]> = { PHP: ['P'] };

function withoutCurrency(text: string, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return text;
  const upper = text.toUpperCase();
  for (const name of [currency, symbolOf(currency), ...(otherNames[currency] ?? [])]) {
    if (upper.endsWith(name)) return text.slice(0, -name.length).trimEnd();
    if (upper.startsWith(name)) return afterName(name, text.slice(name.length)) ?? text;
  }
  return text;
}

/** Returns the amount after a currency's name, or null if a dot could end the name or begin the decimals: `Php.50`. */
function afterName(name: string, rest: string): string | null {
  if (!/[A-Z]$/.test(name) || !rest.startsWith('.')) return rest.trimStart();
  return /^\.(?:\s|\d+,|\d{3})/.test(rest) ? rest.slice(1).trimStart() : null;
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
