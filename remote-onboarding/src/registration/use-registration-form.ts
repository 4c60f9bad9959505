import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { keepAnswers, readKeptAnswers, type KeptAnswers } from './kept-answers';
import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { registrationAnswersSchema, type ValidAnswers } from './schema';

export type RegistrationForm = UseFormReturn<RegistrationAnswers, unknown, ValidAnswers>;

const nothingLost = { taxNumber: false, signature: false };

/** The wizard's one form, validated on change (spec §5), begun where a reload left it. */
export function useRegistrationForm(
  owner: string,
  signed: boolean,
): { form: RegistrationForm; lost: KeptAnswers['lost'] } {
  const [kept] = useState(() => readKeptAnswers(owner));
  const form = useForm<RegistrationAnswers, unknown, ValidAnswers>({
    mode: 'onChange',
    // Without it the resolver stops before the rules that look at two answers while any other is invalid.
    criteriaMode: 'all',
    defaultValues: kept?.answers ?? noAnswers,
    resolver: valibotResolver(registrationAnswersSchema),
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

/** The wizard's form, for the fields of a step. */
export function useAnswers(): RegistrationForm {
  return useFormContext<RegistrationAnswers, unknown, ValidAnswers>();
}
