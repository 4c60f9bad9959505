import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useFormContext, type Resolver, type UseFormReturn } from 'react-hook-form';
import { keepAnswers, readKeptAnswers, type KeptAnswers } from './saved-draft';
import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { registrationAnswersSchema, type ValidAnswers } from './schema';

export type RegistrationForm = UseFormReturn<RegistrationAnswers, unknown, ValidAnswers>;

const validate: Resolver<RegistrationAnswers, unknown, ValidAnswers> =
  valibotResolver(registrationAnswersSchema);

const nothingLost = { taxNumber: false, signature: false };

/** The wizard's one form, validated on change (spec §5), begun where a reload left it. */
export function useRegistrationForm(
  owner: string,
  signed: boolean,
): { form: RegistrationForm; lost: KeptAnswers['lost'] } {
  const [kept] = useState(() => readKeptAnswers(owner));
  const form: RegistrationForm = useForm<RegistrationAnswers, unknown, ValidAnswers>({
    mode: 'onChange',
    // Without it the resolver stops before the rules that look at two answers while any other is invalid.
    criteriaMode: 'all',
    defaultValues: kept?.answers ?? noAnswers,
    resolver: (answers, context, options) => {
      const rows = rowsAlone(options.names);
      if (!rows) return validate(answers, context, options);
      return { values: {}, errors: { [rows]: form.getFieldState(rows).error } };
    },
  });

  const lost = kept?.lost ?? nothingLost;
  useEffect(() => {
    const had = { taxNumber: lost.taxNumber, signature: lost.signature || signed };
    if (signed) keepAnswers(owner, form.getValues(), had);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepAnswers(owner, values, had),
    });
  }, [form, owner, signed, lost]);

  return { form, lost };
}

/**
 * The list of rows that is asked about alone: useFieldArray does so whenever a row comes or goes. What the rows show
 * stays then, and nothing is added: a new row would be red before anybody was in it.
 */
function rowsAlone([name, ...others]: readonly string[] = []) {
  if (others.length > 0) return undefined;
  return name === 'officerDirector' || name === 'officerDirectorIssuer' ? name : undefined;
}

/** The wizard's form, for the fields of a step. */
export function useAnswers(): RegistrationForm {
  return useFormContext<RegistrationAnswers, unknown, ValidAnswers>();
}
