import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import type { Severity } from '../model/finding';

/** What a field is for, which decides what its absence costs. */
export interface Meaning {
  severity: Severity;
  /** What an investor sees when it is missing or cannot be read. */
  shows: string;
  /** It may be empty, and null until something has happened. */
  optional: boolean;
  /** The values that the portal knows, in any case; none where any will do. */
  codes: readonly string[];
  /** An amount: at most two decimals. */
  money: boolean;
  /** The investor's own: reports never quote it. */
  personal: boolean;
  /** The number of the sandbox's guess that it is there, or has one of these codes. */
  guess: number;
  /** The findings that refute the guess. */
  refutedBy: readonly string[];
}

const row =
  /^\| `(?<place>[^`]+)` +\| (?<severity>breaks|less|advice) +\| (?<shows>.+?) +\| (?<is>.*?) *\|$/gm;

/** The table of `fields.md`, by place. */
export const meanings: ReadonlyMap<string, Meaning> = new Map(
  [
    ...readFileSync(path.join(root, 'scripts/check-api/contract/fields.md'), 'utf8').matchAll(row),
  ].map(({ groups: { place = '', severity, shows = '', is = '' } = {} }) => [
    place,
    {
      severity: severity as Severity,
      shows,
      optional: is.includes('may be empty'),
      money: is.includes('an amount'),
      personal: is.includes('personal'),
      codes: /one of ([^(]+)/.exec(is)?.[1]?.trim().split(' ') ?? [],
      guess: Number(/guess (\d+)/.exec(is)?.[1]),
      refutedBy: ['field.missing', 'field.name', ...(is.includes('(guess') ? ['field.code'] : [])],
    },
  ]),
);
