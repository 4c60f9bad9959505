import { useFieldArray } from 'react-hook-form';
import { TextField } from '@investor-portal/shared/form/TextField';
import { emptyOfficerRow } from '../form/registration-answers';
import { useAnswers } from '../form/use-registration-form';
import { ToggledRows } from './ToggledRows';

/** Positions at crowdfunding portals (spec §3 'assocOffDirector row'). */
export function OfficerRows() {
  const { control, register, formState } = useAnswers();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'officerDirector' });
  const errors = formState.errors.officerDirector;
  return (
    <ToggledRows
      label="I am an officer or director of a crowdfunding portal"
      rowsLabel="Your positions at crowdfunding portals"
      rows={fields}
      error={errors?.root?.message}
      onAdd={(options) => append(emptyOfficerRow, options)}
      onRemove={remove}
      onClear={() => replace([])}
      renderRow={(_row, index) => (
        <>
          <TextField
            {...register(`officerDirector.${index}.portalName`)}
            label="CF Platform or Portal Name*"
            error={errors?.[index]?.portalName?.message}
            required
          />
          <TextField
            {...register(`officerDirector.${index}.position`)}
            label="Position*"
            error={errors?.[index]?.position?.message}
            required
          />
        </>
      )}
    />
  );
}
