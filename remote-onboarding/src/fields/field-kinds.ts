import * as v from 'valibot';
import { maxOfficerRows } from '@investor-portal/shared/partner-api/contract/registration';
import { notAnAmount, readAmount } from '@investor-portal/shared/rules/amount-grammar';
import type { Centavos } from '@investor-portal/shared/rules/money';

/** One question of the registration: the schema, the start value, the draft, the review and both forms follow from it. */
export interface Field<Answer, Answers> {
  /** The answer before any rule, as a saved draft is read; its fallback is the answer of an empty form. */
  type: v.GenericSchema<unknown, Answer>;
  /** What makes an answer valid, with the messages of spec §5. */
  rule: v.GenericSchema<Answer, unknown>;
  label: string;
  hint?: string;
  /** What Yes and No of a question mean, in plain words. */
  notes?: { yes: string; no: string };
  /** The label in the review, if it is not the one on the form without its asterisk. */
  reviewLabel?: string;
  /** The answer in the review; '' if there is none. */
  inReview: (answer: Answer) => string;
  /** Never saved with the draft: the investor enters it again after a reload (readings S4). */
  memoryOnly?: true;
  /**
   * Whether the form asks the question, if that depends on another answer (spec §2, §5). While it is not asked, its rule does
   * not apply and its answer counts as not given.
   */
  asked?: (answers: Answers) => boolean;
}

type Fields = Record<string, { type: v.GenericSchema; rule: v.GenericSchema }>;

function yesNo(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? 'Yes' : 'No';
}

/** A Yes/No question: null until it is answered, which it must be, either way. Nothing is preselected. */
export const choice = {
  type: v.fallback(v.nullable(v.boolean()), null),
  rule: v.pipe(v.nullable(v.boolean()), v.boolean('This is required')),
  inReview: yesNo,
};

/** A switch: off means no, so that it needs no answer. */
export const toggle = {
  type: v.fallback(v.boolean(), false),
  rule: v.boolean(),
  inReview: yesNo,
};

export const text = {
  type: v.fallback(v.string(), ''),
  inReview: (entered: string) => entered,
};

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
      v.array(v.object(each((name) => line(columns[name].missing)))),
      v.maxLength(maxOfficerRows, `You can add no more than ${maxOfficerRows} positions.`),
    ),
  };
}

/** A single line of text that must not be blank. */
function line(missing: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), atMost(200));
}

// The partner API's limits. They are validated rather than enforced with maxLength, which would silently cut off pasted text.
export function atMost(characters: number) {
  return v.maxLength<string, number, string>(
    characters,
    `Use no more than ${characters} characters`,
  );
}

/** Options for total assets and net worth (spec §5); the label itself is sent (readings R8). */
export const worthOptions = [
  'Below Php 500,000',
  'Php 500,000.1 to Php 1,000,000',
  'Above Php 1,000,000',
] as const;

/** One of `worthOptions`. */
export function worth(missing: string) {
  return v.pipe(v.string(), v.picklist(worthOptions, missing));
}

/** The largest income the partner API accepts, in centavos: one trillion PHP. */
const maxIncome = 1e14;

/** The income that a text says (readings R15); null when it is not one amount, or more than the partner API accepts. */
export function incomeOf(text: string): Centavos | null {
  const reading = readAmount(text);
  const isIncome = reading.kind === 'amount' && reading.centavos <= maxIncome;
  return isIncome ? (reading.centavos as Centavos) : null;
}

/** An income per year, with the messages of spec §5. */
export const income = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Annual Gross Income is required'),
  v.check(
    (text) => incomeOf(text) !== null,
    ({ input }) => notAnAmount('Annual Gross Income', readAmount(input)),
  ),
);

/** The rules of these fields, as the schema of their answers. */
export function rulesOf<Table extends Fields>(fields: Table) {
  return v.object(partOf(fields, 'rule'));
}

/** The types of these fields: every answer that is missing or cannot be read counts as not given. */
export function typesOf<Table extends Fields>(fields: Table) {
  return v.object(partOf(fields, 'type'));
}

function partOf<Table extends Fields, Part extends 'type' | 'rule'>(fields: Table, part: Part) {
  const parts = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(parts) as { [Name in keyof Table]: Table[Name][Part] };
}
