import * as v from 'valibot';
import {
  fields,
  isAsked,
  lastStep,
  namesOf,
  noAnswers,
  steps,
  type FieldName,
  type RegistrationAnswers,
} from '../../fields/registration-fields';
import { rulesOf, typesOf } from '../../fields/field-kinds';

const rules = rulesOf(fields);

/** Applies the rules of spec §5 to the questions that are asked. Answers to other questions are removed. */
export const registrationAnswersSchema = v.lazy((input): typeof rules => {
  const answers = v.parse(typesOf(fields), input);
  const hidden = namesOf(fields).filter((name) => !isAsked(name, answers));
  const notGiven = Object.fromEntries(hidden.map((name) => [name, noAnswer(name)]));
  return v.object({ ...rules.entries, ...notGiven });
});

function noAnswer(name: FieldName) {
  return v.pipe(
    v.unknown(),
    v.transform(() => noAnswers[name]),
  );
}

export type ValidAnswers = v.InferOutput<typeof registrationAnswersSchema>;

/** Returns the furthest step that these answers unlock: the first step with invalid fields, or else the last step. */
export function furthestStep(answers: RegistrationAnswers): number {
  const parsed = v.safeParse(registrationAnswersSchema, answers);
  const invalid = new Set<unknown>(parsed.issues?.map((issue) => issue.path?.[0].key));
  const first = steps.findIndex((step) => step.fields.some((field) => invalid.has(field)));
  return first === -1 ? lastStep : first;
}

export function isAnswered(answers: RegistrationAnswers): boolean {
  return JSON.stringify({ ...noAnswers, ...answers }) !== JSON.stringify(noAnswers);
}
