import { useWatch, useFieldArray, type FieldPath } from 'react-hook-form';
import { styled } from 'styled-components';
import { useRef } from 'react';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { Fieldset, TextField } from '@investor-portal/shared/form/Field';
import { SwitchField } from '@investor-portal/shared/form/SwitchField';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { RowListField } from '@investor-portal/shared/form/RowListField';
import { maxOfficerRows } from '@investor-portal/shared/partner-api/contract/registration';
import { fields, fieldsByName, type RegistrationAnswers } from '../../fields/registration-fields';
import { useAnswers, useIsAsked } from '../registration-form';
import { NationalityField } from './NationalityFields';

/** Nationality, and the investor's other ties to crowdfunding (spec §2). */
export function AdditionalInfoStep() {
  const { register, formState } = useAnswers();
  const isOther = useIsAsked('otherNationality');
  const warrants = useIsAsked('warrantsRetailLimits');
  return (
    <Stack>
      <Card>
        <Stack $gap={5}>
          <NationalityField name="nationality" />
          {isOther ? <NationalityField name="otherNationality" /> : null}
        </Stack>
      </Card>
      <Card>
        <Fieldset
          role="group"
          question
          label="Do any of these apply to you?"
          hint="Turn on each one that does."
        >
          <Ties>
            <OfficerRows name="officerDirector" />
            <OfficerRows name="officerDirectorIssuer" />
            {(['isAssociatedWithCrowdfunding', 'hasAccountCrowdFunding'] as const).map((name) => (
              <SwitchField key={name} {...register(name)} label={fields[name].label} />
            ))}
            {warrants ? (
              <CheckboxField
                {...register('warrantsRetailLimits')}
                label={fields.warrantsRetailLimits.label}
                error={formState.errors.warrantsRetailLimits?.message}
                required
              />
            ) : null}
          </Ties>
        </Fieldset>
      </Card>
      <Declaration />
    </Stack>
  );
}

const Ties = styled(Stack)`
  padding-top: ${tokens.space[2]};

  > * {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.colour.line};
  }
`;

export const declarationId = 'ties-declaration';

/** Says beside Proceed what the switches that are off declare. Silence must not count as an answer (decision 19). */
function Declaration() {
  const { control } = useAnswers();
  const none = useWatch({
    control,
    compute: ({ officerDirector, officerDirectorIssuer, ...answers }) =>
      officerDirector.length + officerDirectorIssuer.length === 0 &&
      !answers.isAssociatedWithCrowdfunding &&
      !answers.hasAccountCrowdFunding,
  });
  return (
    <p id={declarationId}>
      {none
        ? 'By pressing Proceed, you declare that these don’t apply to you.'
        : 'By pressing Proceed, you declare that only those you turned on apply to you.'}
    </p>
  );
}

/** The toggle is on while there are rows. Switching on adds an empty row, and removing the last row switches off (spec §5). */
function OfficerRows({ name }: { name: 'officerDirector' | 'officerDirectorIssuer' }) {
  const { label, rowsLabel, columns, emptyRow } = fields[name];
  const { control, register, formState, getFieldState } = useAnswers();
  const { fields: rows, append, remove, replace } = useFieldArray({ control, name });
  const toggle = useRef<HTMLInputElement>(null);
  const on = rows.length > 0;

  const cell = (index: number, column: string) => {
    const path = `${name}.${index}.${column}` as FieldPath<RegistrationAnswers>;
    return { ...register(path), error: getFieldState(path, formState).error?.message };
  };

  return (
    <Stack>
      <SwitchField
        ref={toggle}
        label={label}
        hint={fieldsByName[name].hint}
        checked={on}
        onChange={(event) =>
          event.target.checked ? append(emptyRow, { shouldFocus: false }) : replace([])
        }
      />
      {on ? (
        <RowListField
          label={rowsLabel}
          addLabel="Add another position"
          rows={rows}
          max={maxOfficerRows}
          error={formState.errors[name]?.root?.message}
          renderRow={(_row, index) =>
            columns.map((column) => (
              <TextField
                key={column.name}
                {...cell(index, column.name)}
                label={column.label}
                required
              />
            ))
          }
          onAdd={() => append(emptyRow, { shouldFocus: true })}
          onRemove={(index) => {
            // Removing the last row also removes the button that has the focus.
            if (rows.length === 1) toggle.current?.focus();
            remove(index);
          }}
        />
      ) : null}
    </Stack>
  );
}
