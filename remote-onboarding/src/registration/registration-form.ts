import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import {
  useForm,
  useFormContext,
  useWatch,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { answerItem } from '../fields/answer-item';
import { rulesOf, typesOf } from '../fields/field-kinds';
import {
  answeredInMemory,
  fields,
  fieldsByName,
  isAsked,
  lastStep,
  namesOf,
  noAnswers,
  steps,
  type FieldName,
  type RegistrationAnswers,
} from '../fields/registration-fields';

const rules = rulesOf(fields);

/** Applies the rules of spec §5 to the questions that are asked. Answers to other questions are removed. */
export const registrationAnswersSchema = v.lazy((input): typeof rules => {
  const answers = v.parse(typesOf(fields), input);
  const hidden = namesOf(fields).filter((name) => !isAsked(name, answers));
  const noAnswer = (name: FieldName) =>
    v.pipe(
      v.unknown(),
      v.transform(() => noAnswers[name]),
    );
  const notGiven = Object.fromEntries(hidden.map((name) => [name, noAnswer(name)]));
  return v.object({ ...rules.entries, ...notGiven });
});

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

/** Session storage ends with the tab, and this key is not one of the persisted keys of spec §9 (readings S4). */
const key = 'registration';

/** The name of an answer or of the signature, for which the investor may be asked again. */
export type InputName = FieldName | 'signature';

export interface SavedDraft {
  answers: RegistrationAnswers;
  /** The inputs that a reload has removed, because they are kept only in memory. */
  lost: readonly InputName[];
}

const memoryOnly = namesOf(fields).filter((name) => fieldsByName[name].memoryOnly);

const draftSchema = v.object({
  /** The external reference code. Other investors must never see these answers. */
  owner: v.string(),
  notSaved: v.fallback(v.array(v.picklist(memoryOnly)), []),
  hadSignature: v.fallback(v.boolean(), false),
  answers: typesOf(fields),
});

/** @param lost what an earlier reload has lost, and the signature if there is one. Only the names are saved. */
export function saveDraft(owner: string, { answers, lost }: SavedDraft): void {
  const names = namesOf(fields).filter((name) => !memoryOnly.includes(name));
  const text = JSON.stringify({
    owner,
    answers: Object.fromEntries(names.map((name) => [name, answers[name]])),
    notSaved: [...new Set([...answeredInMemory(answers), ...lost])].filter(
      (name) => name !== 'signature',
    ),
    hadSignature: lost.includes('signature'),
  });
  withTabStorage((area) => area.setItem(key, text));
}

/** Returns this investor's answers from before the reload. Removes another investor's answers. */
export function readDraft(owner: string): SavedDraft | undefined {
  const text = withTabStorage((area) => area.getItem(key));
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text);
  if (parsed.success && parsed.output.owner === owner) {
    const { answers, notSaved, hadSignature } = parsed.output;
    return { answers, lost: [...notSaved, ...(hadSignature ? ['signature' as const] : [])] };
  }
  clearDraft();
  return undefined;
}

/** For example, 'tax identification number and your signature'. */
export function listOf(inputs: readonly InputName[]): string {
  return inputs
    .map((name) => (name === 'signature' ? name : answerItem(name, noAnswers).label.toLowerCase()))
    .join(' and your ');
}

export function clearDraft(): void {
  withTabStorage((area) => area.removeItem(key));
}

export type RegistrationForm = UseFormReturn<RegistrationAnswers>;

const validate: Resolver<RegistrationAnswers> = valibotResolver(registrationAnswersSchema);

/** @param entered answers that the page still has. Otherwise the form is restored from the draft. */
export function useRegistrationForm(owner: string, signed: boolean, entered?: RegistrationAnswers) {
  const [{ answers: start, lost }] = useState<SavedDraft>(() =>
    entered
      ? { answers: entered, lost: [] }
      : (readDraft(owner) ?? { answers: noAnswers, lost: [] }),
  );
  const form: RegistrationForm = useForm<RegistrationAnswers>({
    mode: 'onChange',
    defaultValues: start,
    resolver: (answers, context, options) => {
      const [name, ...others] = options.names ?? [];
      const isRowList = name === 'officerDirector' || name === 'officerDirectorIssuer';
      if (!isRowList || others.length > 0) return validate(answers, context, options);
      // useFieldArray validates the list when a row is added or removed, but a new row should not be red before it is used.
      return { values: {}, errors: { [name]: form.getFieldState(name).error } };
    },
  });

  useEffect(() => {
    const save = (answers: RegistrationAnswers) =>
      saveDraft(owner, { answers, lost: signed ? [...lost, 'signature'] : lost });
    if (signed) save(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [form, owner, signed, lost]);

  return { form, lost };
}

export function useAnswers(): RegistrationForm {
  return useFormContext<RegistrationAnswers>();
}

export function useIsAsked(name: FieldName): boolean {
  const { control } = useAnswers();
  return useWatch({ control, compute: (answers) => isAsked(name, answers) });
}
