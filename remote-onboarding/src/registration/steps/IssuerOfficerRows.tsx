import { useFieldArray } from 'react-hook-form';
import { TextField } from '@investor-portal/shared/form/TextField';
import { emptyIssuerOfficerRow } from '../form/registration-answers';
import { useAnswers } from '../form/use-registration-form';
import { ToggledRows } from './ToggledRows';

/** Positions at issuers (spec §3 'assocOffDirectorIssuer row'). */
export function IssuerOfficerRows() {
  const { control, register, formState } = useAnswers();
  const { fields, append, remove, replace } = useFieldArray({
    control,
    name: 'officerDirectorIssuer',
  });
  const errors = formState.errors.officerDirectorIssuer;
  return (
    <ToggledRows
      label="I am an officer or director of an issuer on a crowdfunding platform"
      rowsLabel="Your positions at issuers"
      rows={fields}
      error={errors?.root?.message}
      onAdd={(options) => append(emptyIssuerOfficerRow, options)}
      onRemove={remove}
      onClear={() => replace([])}
      renderRow={(_row, index) => (
        <>
          <TextField
            {...register(`officerDirectorIssuer.${index}.platformName`)}
            label="CF Platform or Portal Name*"
            error={errors?.[index]?.platformName?.message}
            required
          />
          <TextField
            {...register(`officerDirectorIssuer.${index}.issuerName`)}
            label="Name of Issuer*"
            error={errors?.[index]?.issuerName?.message}
            required
          />
          <TextField
            {...register(`officerDirectorIssuer.${index}.position`)}
            label="Position*"
            error={errors?.[index]?.position?.message}
            required
          />
        </>
      )}
    />
  );
}
