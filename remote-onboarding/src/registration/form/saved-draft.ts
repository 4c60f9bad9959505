import * as v from 'valibot';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { toggle, typesOf } from '../../fields/field-kinds';
import { fields, fieldsByName, type RegistrationAnswers } from '../../fields/registration-fields';

/** Session storage: cleared with the tab, and not one of the persisted keys of spec §9 (readings S4). */
const key = 'registration';

/** Answers restored after a reload. */
export interface SavedDraft {
  answers: RegistrationAnswers;
  /** Given before the reload, but kept in memory only, so they must be given again. */
  notRestored: { taxNumber: boolean; signature: boolean };
}

const draftSchema = v.object({
  /** External reference code: another investor must never see these answers. */
  owner: v.string(),
  hadTaxNumber: toggle.type,
  hadSignature: toggle.type,
  answers: typesOf(fields),
});

const memoryOnly = new Set(
  Object.entries(fieldsByName).flatMap(([name, field]) => (field.memoryOnly ? [name] : [])),
);

/**
 * Saves the answers for a reload of this tab, except the signature and what a field keeps in memory only.
 * @param given whether the tax number and the signature were given, now or before an earlier reload.
 */
export function saveDraft(
  owner: string,
  answers: RegistrationAnswers,
  given: SavedDraft['notRestored'],
): void {
  const saved = Object.entries(answers).filter(([name]) => !memoryOnly.has(name));
  const text = JSON.stringify({
    owner,
    answers: Object.fromEntries(saved),
    hadTaxNumber: given.taxNumber || answers.taxIdentificationNo !== '',
    hadSignature: given.signature,
  });
  withTabStorage((area) => area.setItem(key, text));
}

/** This investor's answers from before the reload. Removes answers of any other investor. */
export function readDraft(owner: string): SavedDraft | undefined {
  const text = withTabStorage((area) => area.getItem(key));
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text);
  if (!parsed.success || parsed.output.owner !== owner) {
    clearDraft();
    return undefined;
  }
  const { answers, hadTaxNumber, hadSignature } = parsed.output;
  return { answers, notRestored: { taxNumber: hadTaxNumber, signature: hadSignature } };
}

export function clearDraft(): void {
  withTabStorage((area) => area.removeItem(key));
}
