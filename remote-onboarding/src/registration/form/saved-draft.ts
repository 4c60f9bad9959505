import * as v from 'valibot';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { toggle, typesOf } from '../../fields/field-kinds';
import { answerItem } from '../../fields/answer-item';
import {
  answeredInMemory,
  fields,
  fieldsByName,
  namesOf,
  noAnswers,
  type FieldName,
  type RegistrationAnswers,
} from '../../fields/registration-fields';

/** Session storage ends with the tab, and this key is not one of the persisted keys of spec §9 (readings S4). */
const key = 'registration';

export interface SavedDraft {
  answers: RegistrationAnswers;
  /** Answers that were given before the reload but kept only in memory. They must be given again. */
  notRestored: { fields: readonly FieldName[]; signature: boolean };
}

const memoryOnly = namesOf(fields).filter((name) => fieldsByName[name].memoryOnly);

const draftSchema = v.object({
  /** The external reference code. Other investors must never see these answers. */
  owner: v.string(),
  notSaved: v.fallback(v.array(v.picklist(memoryOnly)), []),
  hadSignature: toggle.type,
  answers: typesOf(fields),
});

/**
 * @param given the memory-only answers that an earlier reload has lost, and whether the investor has ever signed. Only
 * their names are saved, so that the wizard can ask for these inputs again.
 */
export function saveDraft(
  owner: string,
  answers: RegistrationAnswers,
  given: SavedDraft['notRestored'],
): void {
  const names = namesOf(fields).filter((name) => !fieldsByName[name].memoryOnly);
  const text = JSON.stringify({
    owner,
    answers: Object.fromEntries(names.map((name) => [name, answers[name]])),
    notSaved: [...new Set([...given.fields, ...answeredInMemory(answers)])],
    hadSignature: given.signature,
  });
  withTabStorage((area) => area.setItem(key, text));
}

/** Returns this investor's answers from before the reload. Removes another investor's answers. */
export function readDraft(owner: string): SavedDraft | undefined {
  const text = withTabStorage((area) => area.getItem(key));
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text);
  if (!parsed.success || parsed.output.owner !== owner) {
    clearDraft();
    return undefined;
  }
  const { answers, notSaved, hadSignature } = parsed.output;
  return { answers, notRestored: { fields: notSaved, signature: hadSignature } };
}

/** Returns names such as 'tax identification number and your signature'. Empty if nothing is named. */
export function namesOfNotRestored({
  fields: names,
  signature,
}: SavedDraft['notRestored']): string {
  const labels = names.map((name) => answerItem(name, noAnswers).label.toLowerCase());
  return [...labels, ...(signature ? ['signature'] : [])].join(' and your ');
}

export function clearDraft(): void {
  withTabStorage((area) => area.removeItem(key));
}
