import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { formatAmount, toCentavos } from './money';

/*
 * How the portal reads an amount that an investor enters (readings R15). The table in the test beside this file is the
 * grammar. A text that a person could read as another amount is never read as one: it stays, and its message asks.
 */

export type AmountReading =
  | { kind: 'empty' }
  | {
      kind: 'amount';
      /** In digits and a dot, as it is edited: `1000.50`. */
      plain: string;
      /** Infinity when it is too large to be exact. */
      centavos: number;
      /** The separators are not those of en-US, so the investor has to see the amount before it is used. */
      reread: boolean;
    }
  /** One number, with parts of a centavo. */
  | { kind: 'too-fine' }
  /** A separator could be for thousands or for decimals. Each entry is an amount as the portal shows it. */
  | { kind: 'ambiguous'; meanings: string[] }
  | { kind: 'unreadable' };

/** Reads a text as one amount, with spaces and the currency's code or symbol around it. */
export function readAmount(text: string, currency = runtimeConfig().currency): AmountReading {
  if (text.trim() === '') return { kind: 'empty' };
  const number = withoutCurrency(toAscii(text).trim(), currency).replace(/^\+(?=[\d.,])/, '');
  const [written, ...others] = numbersIn(number);
  if (!written) return { kind: 'unreadable' };
  if (others.length > 0) return { kind: 'ambiguous', meanings: meaningsOf([written, ...others]) };
  if (written.fraction !== null && written.fraction.length > 2) return { kind: 'too-fine' };
  const plain = plainOf(written);
  return {
    kind: 'amount',
    plain,
    centavos: toCentavos(plain) ?? Infinity,
    reread: !/^(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(number),
  };
}

/** The message for a text that is not one amount: the specification's (§5), and what the investor can do. */
export function notAnAmount(label: string, reading: AmountReading): string {
  const message = `${label} must be a valid number`;
  if (reading.kind === 'too-fine') return `${message}. Use no more than two decimals.`;
  if (reading.kind !== 'ambiguous' || reading.meanings.length === 0) return message;
  return `${message}. Did you mean ${reading.meanings.join(' or ')}?`;
}

/** The position of the decimal separator in a text of digits and separators; -1 if it has none. */
export function decimalSeparatorAt(text: string): number {
  const [written, ...others] = numbersIn(text);
  if (!written || others.length > 0 || written.fraction === null) return -1;
  return Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
}

/** Digits of any script and full-width or Arabic separators, in ASCII; without invisible marks. */
export function toAscii(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[．。｡٫]/g, '.')
    .replaceAll(/[，،٬]/g, ',')
    .replaceAll(/[’＇]/g, "'")
    .replaceAll(/[\u00A0\u2007\u2009\u202F\u3000]/g, ' ');
}

/** The digits of each script follow one another from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

interface WrittenNumber {
  whole: string;
  /** null without a decimal separator. */
  fraction: string | null;
}

/** Every number that a person could read in a text of digits and separators. */
function numbersIn(text: string): WrittenNumber[] {
  const [, first = '', separator, rest = ''] = /^(\d*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  if (first !== '' || rest !== '') return readSeparated(first, separator, rest);
  // Groups of three, then decimals behind a separator of another kind.
  const [, start = '', groups = '', group, decimal, fraction = null] =
    /^([1-9]\d{0,2})((?:([ .,'])\d{3})(?:\3\d{3})*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  if (groups === '' || group === decimal) return [];
  return [{ whole: start + groups.replaceAll(/\D/g, ''), fraction: decimal ? fraction : null }];
}

/** With one separator at most, which may be for thousands if three digits follow it. */
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

/** As the portal shows them; without those that have parts of a centavo or are too large. */
function meaningsOf(numbers: readonly WrittenNumber[]): string[] {
  return numbers
    .filter(({ fraction }) => /^\d{0,2}0*$/.test(fraction ?? ''))
    .map((written) => formatAmount(plainOf(written)))
    .filter((amount) => amount !== '--');
}

function plainOf({ whole, fraction }: WrittenNumber): string {
  return fraction === null ? whole : `${whole || '0'}.${fraction}`;
}

/** What else investors write for a currency. */
const otherNames: Record<string, readonly string[]> = { PHP: ['P'] };

/** Removes the currency's code or symbol from either end. */
function withoutCurrency(text: string, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return text;
  const upper = text.toUpperCase();
  for (const name of [currency, symbolOf(currency), ...(otherNames[currency] ?? [])]) {
    if (upper.endsWith(name)) return text.slice(0, -name.length).trimEnd();
    if (upper.startsWith(name)) return behindName(name, text.slice(name.length)) ?? text;
  }
  return text;
}

/** The amount behind a currency's name; null where a dot could end the name or begin the decimals: `Php.50`. */
function behindName(name: string, rest: string): string | null {
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
