import * as v from 'valibot';
import { toCentavos } from '@investor-portal/shared/rules/money';

/** The answer to a Yes/No question; `null` until it is answered. */
export type YesNoAnswer = boolean | null;

/** A Yes/No question that must be answered, either way (spec §5). */
export const yesOrNo = v.pipe(v.nullable(v.boolean()), v.boolean('This is required'));

export const annualGrossIncome = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Annual Gross Income is required'),
  v.check(isIncome, 'Annual Gross Income must be a valid number'),
);

/** Options for total assets and net worth (spec §5); the label itself is sent (readings R8). */
export const worthOptions = [
  'Below Php 500,000',
  'Php 500,000.1 to Php 1,000,000',
  'Above Php 1,000,000',
] as const;

/** One of `worthOptions`; the message for a missing one differs between forms (spec §5). */
export function worth(message: string) {
  return v.pipe(v.string(), v.picklist(worthOptions, message));
}

/** Optional: no rule in spec §5 requires it. */
export const taxNumber = v.pipe(v.string(), v.trim(), atMost(40));

/** A single line of text that must not be blank. */
export function line(message: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(message), atMost(200));
}

// The partner API's limits. They are validated rather than enforced with maxLength, which would silently cut off pasted text.
function atMost(characters: number) {
  return v.maxLength<string, number, string>(
    characters,
    `Use no more than ${characters} characters`,
  );
}

/** The largest income the partner API accepts, in centavos: one trillion PHP. */
const maxIncome = 1e14;

/** Whether the input is a number once commas are removed (spec §5), and not negative. */
function isIncome(input: string): boolean {
  const centavos = toCentavos(input);
  return centavos !== null && centavos >= 0 && centavos <= maxIncome;
}
