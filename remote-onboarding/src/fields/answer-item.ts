import { fieldsByName, type FieldName, type RegistrationAnswers } from './registration-fields';

/** Returns a question's short label and its answer as text. The text is '' without an answer. */
export function answerItem<Name extends FieldName>(
  name: Name,
  answers: Pick<RegistrationAnswers, Name>,
): { label: string; value: string } {
  const { label, reviewLabel, inReview } = fieldsByName[name];
  return { label: reviewLabel ?? label.replace(/ \*$/, ''), value: inReview(answers[name]) };
}
