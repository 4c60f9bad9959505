import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import type { Severity } from '../model/finding';

/** The purpose of a field, which decides how severe its absence is. */
export interface Meaning {
  severity: Severity;
  /** The effect for an investor when the field is missing or cannot be read. */
  shows: string;
  /** Whether the field may be empty, or null until some event. */
  optional: boolean;
  /** The codes that the portal knows, in lower or upper case, or an empty list if any value is allowed. */
  codes: readonly string[];
  /** Whether the field is an amount, with at most two decimals. */
  money: boolean;
  /** Whether the field is personal data, which reports never quote. */
  personal: boolean;
}

const row =
  /^\| `(?<fieldPath>[^`]+)` +\| (?<severity>breaks|less|advice) +\| (?<shows>.+?) +\| (?<is>.*?) *\|$/gm;

export const meanings: ReadonlyMap<string, Meaning> = new Map(
  [
    ...readFileSync(path.join(root, 'scripts/check-api/contract/fields.md'), 'utf8').matchAll(row),
  ].map(({ groups: { fieldPath = '', severity, shows = '', is = '' } = {} }) => [
    fieldPath,
    {
      severity: severity as Severity,
      shows,
      optional: is.includes('may be empty'),
      money: is.includes('an amount'),
      personal: is.includes('personal'),
      codes: /one of ([^,]+)/.exec(is)?.[1]?.trim().split(' ') ?? [],
    },
  ]),
);
