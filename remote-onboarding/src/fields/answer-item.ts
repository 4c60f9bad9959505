import { fieldsByName, type FieldName, type RegistrationAnswers } from './registration-fields';

/** A question's short label and its answer as text. The text is '' without an answer. */
export interface AnswerItem {
  label: string;
  value: string;
}

export function answerItem<Name extends FieldName>(
  name: Name,
  answers: Pick<RegistrationAnswers, Name>,
): AnswerItem {
  const { label, reviewLabel, inReview } = fieldsByName[name];
  return { label: reviewLabel ?? label.replace(/ \*$/, ''), value: inReview(answers[name]) };
}
