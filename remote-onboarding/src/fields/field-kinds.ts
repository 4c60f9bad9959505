import * as v from 'valibot';
import { maxOfficerRows } from '@investor-portal/shared/partner-api/contract/registration';
import { notAnAmount, readAmount } from '@investor-portal/shared/rules/amount-grammar';
import type { Centavos } from '@investor-portal/shared/rules/money';

/** The schema, the start value, the draft, the review and both forms follow from this definition of a question. */
export interface Field<Answer, Answers> {
  /** Reads an answer from a saved draft before any rule applies. The fallback is the answer of an empty form. */
  type: v.GenericSchema<unknown, Answer>;
  /** Validates an answer, with the messages of spec §5. */
  rule: v.GenericSchema<Answer, unknown>;
  label: string;
  hint?: string;
  notes?: { yes: string; no: string };
  /** The label in the review. Default: the form's label without its asterisk. */
  reviewLabel?: string;
  inReview: (answer: Answer) => string;
  /** The answer is never saved with the draft, so the investor enters it again after a reload (readings S4). */
  memoryOnly?: true;
  /** Whether the question is asked (spec §2, §5). The answer to a question that is not asked counts as not given. */
  asked?: (answers: Answers) => boolean;
}

type Fields = Record<string, { type: v.GenericSchema; rule: v.GenericSchema }>;

function yesNo(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? 'Yes' : 'No';
}

/** A required Yes/No question. It is null until it is answered, and nothing is preselected. */
export const choice = {
  type: v.fallback(v.nullable(v.boolean()), null),
  rule: v.pipe(v.nullable(v.boolean()), v.boolean('This is required')),
  inReview: yesNo,
};

/** A switch needs no answer, because off means no. */
export const toggle = { type: v.fallback(v.boolean(), false), rule: v.boolean(), inReview: yesNo };

export const text = { type: v.fallback(v.string(), ''), inReview: (entered: string) => entered };

/** Rows of text, all of it required. Without rows, their toggle is off. */
export function rowsOf<Column extends string>(
  columns: Record<Column, { label: string; missing: string }>,
) {
  const names = Object.keys(columns) as Column[];
  const each = <Part>(part: (name: Column) => Part) =>
    Object.fromEntries(names.map((name) => [name, part(name)])) as Record<Column, Part>;
  return {
    columns: names.map((name) => ({ name, label: columns[name].label })),
    emptyRow: each(() => ''),
    type: v.fallback(v.array(v.object(each(() => text.type))), []),
    rule: v.pipe(
      v.array(
        v.object(
          each((name) =>
            v.pipe(v.string(), v.trim(), v.nonEmpty(columns[name].missing), maxLength(200)),
          ),
        ),
      ),
      v.maxLength(maxOfficerRows, `You can add no more than ${maxOfficerRows} positions.`),
    ),
  };
}

// The partner API's limits. A maxLength attribute would silently cut off pasted text, so they are validated instead.
export function maxLength(characters: number) {
  return v.maxLength<string, number, string>(
    characters,
    `Use no more than ${characters} characters`,
  );
}

/** The options for total assets and net worth (spec §5). The label itself is sent (readings R8). */
export const worthOptions = [
  'Below Php 500,000',
  'Php 500,000.1 to Php 1,000,000',
  'Above Php 1,000,000',
] as const;

export function worth(missing: string) {
  return v.pipe(v.string(), v.picklist(worthOptions, missing));
}

/** The largest income that the partner API accepts: one trillion PHP, in centavos. */
const maxIncome = 1e14;

/** Returns null if the text is not an amount (readings R15) or exceeds what the partner API accepts. */
export function incomeOf(text: string): Centavos | null {
  const reading = readAmount(text);
  const isIncome = reading.kind === 'amount' && reading.centavos <= maxIncome;
  return isIncome ? (reading.centavos as Centavos) : null;
}

export const income = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Annual Gross Income is required'),
  v.check(
    (text) => incomeOf(text) !== null,
    ({ input }) => notAnAmount('Annual Gross Income', readAmount(input)),
  ),
);

const schemaOf =
  <Part extends 'rule' | 'type'>(part: Part) =>
  <Table extends Fields>(fields: Table) => {
    const parts = Object.entries(fields).map(([name, field]) => [name, field[part]]);
    return v.object(Object.fromEntries(parts) as { [Name in keyof Table]: Table[Name][Part] });
  };

export const rulesOf = schemaOf('rule');

/** Missing answers and answers that cannot be read count as not given. */
export const typesOf = schemaOf('type');
