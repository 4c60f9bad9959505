import * as v from 'valibot';
import type { Severity } from '../checks/finding';
import fields from './fields.json';

/** The purpose of a field, which decides how severe its absence is. */
export interface Meaning {
  severity: Severity;
  /** The effect for an investor when the field is missing or cannot be read. */
  shows: string;
  /** Whether the field may be empty, null until some event, or left out where it is null. */
  optional: boolean;
  /** The codes that the portal knows, in lower or upper case, or an empty list if any value is allowed. */
  codes: readonly string[];
  /** Whether the field is an amount, with at most two decimals. */
  amount: boolean;
  /** Whether the field is personal data, which reports never quote. */
  personal: boolean;
}

/** The fields whose absence costs an investor something else than `usual` says of every field. */
const rowSchema = v.strictObject({
  breaks: v.optional(v.string()),
  less: v.optional(v.string()),
  codes: v.optional(v.array(v.string()), []),
  is: v.optional(v.array(v.picklist(['amount', 'optional', 'personal', 'unused'])), []),
});
const rows = new Map(
  Object.entries(fields).flatMap(([entity, own]) =>
    Object.entries(own).map(([key, row]) => [`${entity}.${key}`, v.parse(rowSchema, row)]),
  ),
);

function usual(fieldPath: string): string {
  if (fieldPath.endsWith('[]')) return 'The row is left out.';
  if (/currencyCode$/i.test(fieldPath)) return "Amounts are shown in the configuration's currency.";
  return "'--' is shown instead.";
}

/** Returns undefined for an entity or an envelope as a whole, and for a field that no screen needs. */
export function meaningOf(fieldPath: string): Meaning | undefined {
  const isField = /[.[]/.test(fieldPath) && !/^Response\b/.test(fieldPath);
  const { breaks, less, codes = [], is = [] } = rows.get(fieldPath) ?? {};
  if (!isField || is.includes('unused')) return undefined;
  return {
    severity: breaks === undefined ? 'less' : 'breaks',
    shows: breaks ?? less ?? usual(fieldPath),
    optional: is.includes('optional'),
    codes,
    amount: is.includes('amount') || /amount$/i.test(fieldPath),
    personal: is.includes('personal'),
  };
}
