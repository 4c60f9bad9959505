import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import {
  useForm,
  useFormContext,
  useWatch,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import {
  isAsked,
  noAnswers,
  type FieldName,
  type RegistrationAnswers,
} from '../../fields/registration-fields';
import { readDraft, saveDraft, type SavedDraft } from './saved-draft';
import { registrationAnswersSchema, type ValidAnswers } from './schema';

export type RegistrationForm = UseFormReturn<RegistrationAnswers, unknown, ValidAnswers>;

const validate: Resolver<RegistrationAnswers, unknown, ValidAnswers> =
  valibotResolver(registrationAnswersSchema);

const nothing: SavedDraft['notRestored'] = { fields: [], signature: false };

/** @param entered answers that the page still has. Otherwise the form is restored from the draft. */
export function useRegistrationForm(
  owner: string,
  signed: boolean,
  entered?: RegistrationAnswers,
): { form: RegistrationForm; notRestored: SavedDraft['notRestored'] } {
  const [draft] = useState(() =>
    entered ? { answers: entered, notRestored: nothing } : readDraft(owner),
  );
  const form: RegistrationForm = useForm<RegistrationAnswers, unknown, ValidAnswers>({
    mode: 'onChange',
    defaultValues: draft?.answers ?? noAnswers,
    resolver: (answers, context, options) => {
      const rows = onlyRowList(options.names);
      if (!rows) return validate(answers, context, options);
      return { values: {}, errors: { [rows]: form.getFieldState(rows).error } };
    },
  });

  const notRestored = draft?.notRestored ?? nothing;
  useEffect(() => {
    const given = { ...notRestored, signature: notRestored.signature || signed };
    if (signed) saveDraft(owner, form.getValues(), given);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(owner, values, given),
    });
  }, [form, owner, signed, notRestored]);

  return { form, notRestored };
}

/**
 * useFieldArray validates the list of rows whenever a row is added or removed. The errors stay as they are then,
 * because a new row should not be red before anyone has used it.
 */
function onlyRowList([name, ...others]: readonly string[] = []) {
  if (others.length > 0) return undefined;
  return name === 'officerDirector' || name === 'officerDirectorIssuer' ? name : undefined;
}

export function useAnswers(): RegistrationForm {
  return useFormContext<RegistrationAnswers, unknown, ValidAnswers>();
}

export function useIsAsked(name: FieldName): boolean {
  const { control } = useAnswers();
  return useWatch({ control, compute: (answers) => isAsked(name, answers) });
}
