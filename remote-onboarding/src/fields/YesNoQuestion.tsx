import { Controller, useFormContext } from 'react-hook-form';
import { YesNoField } from '@investor-portal/shared/form/RadioCardList';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { fieldsByName, type FieldName, type RegistrationAnswers } from './registration-fields';

type Choice = {
  [Name in FieldName]: null extends RegistrationAnswers[Name] ? Name : never;
}[FieldName];

export function YesNoQuestion({ name }: { name: Choice }) {
  const { control } = useFormContext<RegistrationAnswers>();
  const { label, hint, notes } = fieldsByName[name];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <YesNoField
          {...field}
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          notes={notes && { yes: <NoWrap>{notes.yes}</NoWrap>, no: <NoWrap>{notes.no}</NoWrap> }}
          required
        />
      )}
    />
  );
}
