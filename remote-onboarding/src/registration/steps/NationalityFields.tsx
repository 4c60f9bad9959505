import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { ComboboxField } from '@investor-portal/shared/form/ComboboxField';
import { otherNationalityCode } from '@investor-portal/shared/partner-api/nationalities';
import { useNationalities, useOtherNationalities } from '../form/use-nationalities';
import { useAnswers } from '../form/use-registration-form';
import { ListFallback, type ListFallbackProps } from './ListFallback';

/** Nationality and, if it is 'other' (code OTH, spec §3), the other nationality. */
export function NationalityFields() {
  const { control } = useAnswers();
  const isOther = useWatch({ control, name: 'nationality' }) === otherNationalityCode;
  const list = useNationalities();
  const others = useOtherNationalities(isOther);
  return (
    <>
      <NationalityField
        name="nationality"
        label="Nationality *"
        list={list}
        listName="nationalities"
        items={list.data?.map((item) => ({ value: item.nationalityCode, label: item.name }))}
      />
      {isOther ? (
        <NationalityField
          name="otherNationality"
          label="Other Nationality *"
          list={others}
          listName="other nationalities"
          items={others.data?.map(({ name }) => ({ value: name, label: name }))}
        />
      ) : null}
    </>
  );
}

interface NationalityFieldProps extends Pick<
  ListFallbackProps,
  'name' | 'label' | 'list' | 'listName'
> {
  items: { value: string; label: string }[] | undefined;
}

function NationalityField({ name, label, items, list, listName }: NationalityFieldProps) {
  const { control, setValue } = useAnswers();
  const chosen = useWatch({ control, name });
  // A nationality restored after a reload may no longer be in the list: the field would look empty but be valid.
  const gone = chosen !== '' && items?.length && !items.some(({ value }) => value === chosen);
  useEffect(() => {
    if (gone) setValue(name, '');
  }, [gone, name, setValue]);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) =>
        items?.length ? (
          <ComboboxField
            {...field}
            label={label}
            items={items}
            error={fieldState.error?.message}
            required
          />
        ) : (
          <ListFallback
            name={name}
            label={label}
            list={list}
            listName={listName}
            field={field.ref}
          />
        )
      }
    />
  );
}
