import * as v from 'valibot';
import {
  fields,
  isAsked,
  lastStep,
  noAnswers,
  steps,
  type RegistrationAnswers,
} from '../../fields/registration-fields';
import { rulesOf } from '../../fields/field-kinds';

/** The rules of all fields (spec §5), and those of the two that depend on another answer. */
export const registrationAnswersSchema = v.pipe(
  rulesOf(fields),
  v.forward(
    v.partialCheck(
      [['nationality'], ['hasAccountCrowdFunding'], ['otherNationality']],
      (answers) => !isAsked('otherNationality', answers) || answers.otherNationality !== '',
      'Other Nationality is required',
    ),
    ['otherNationality'],
  ),
  v.forward(
    v.partialCheck(
      [['nationality'], ['hasAccountCrowdFunding'], ['warrantsRetailLimits']],
      (answers) => !isAsked('warrantsRetailLimits', answers) || answers.warrantsRetailLimits,
      'This is required',
    ),
    ['warrantsRetailLimits'],
  ),
);

/** Answers that satisfy every rule. */
export type ValidAnswers = v.InferOutput<typeof registrationAnswersSchema>;

/** The furthest step these answers unlock: the first with invalid fields, or else the last. */
export function furthestStep(answers: RegistrationAnswers): number {
  const parsed = v.safeParse(registrationAnswersSchema, answers);
  const invalid = new Set<unknown>(parsed.issues?.map((issue) => issue.path?.[0].key));
  const first = steps.findIndex((step) => step.fields.some((field) => invalid.has(field)));
  return first === -1 ? lastStep : first;
}

/** Whether any question has been answered. */
export function isAnswered(answers: RegistrationAnswers): boolean {
  return JSON.stringify({ ...noAnswers, ...answers }) !== JSON.stringify(noAnswers);
}
