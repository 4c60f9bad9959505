import { useEffect, useRef } from 'react';
import { useFieldArray, type FieldPath } from 'react-hook-form';
import { RowListField } from '@investor-portal/shared/form/RowListField';
import { SwitchField } from '@investor-portal/shared/form/SwitchField';
import { TextField } from '@investor-portal/shared/form/Field';
import { maxOfficerRows } from '@investor-portal/shared/partner-api/contract/registration';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { fields, fieldsByName, type RegistrationAnswers } from '../../fields/registration-fields';
import { useAnswers } from '../form/use-registration-form';

/**
 * Switching on adds an empty row, and removing the last row switches off (spec §5). The toggle has no state of its own,
 * because it is on while there are rows.
 */
export function OfficerRows({ name }: { name: 'officerDirector' | 'officerDirectorIssuer' }) {
  const { label, rowsLabel, columns, emptyRow } = fields[name];
  const { control, register, formState, getFieldState } = useAnswers();
  const { fields: rows, append, remove, replace } = useFieldArray({ control, name });
  const toggle = useRef<HTMLInputElement>(null);
  const on = rows.length > 0;

  // Removing the last row also removes the button that had the focus.
  const wasOn = useRef(on);
  useEffect(() => {
    if (wasOn.current && !on && document.activeElement === document.body) toggle.current?.focus();
    wasOn.current = on;
  }, [on]);

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
          onRemove={remove}
        />
      ) : null}
    </Stack>
  );
}
