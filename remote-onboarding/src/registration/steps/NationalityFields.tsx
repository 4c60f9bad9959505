import { Controller, useWatch } from 'react-hook-form';
import { ComboboxField } from '@investor-portal/shared/form/ComboboxField';
import { otherNationalityCode } from '@investor-portal/shared/partner-api/nationalities';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { useAnswers } from '../use-registration-form';
import { useNationalities, useOtherNationalities } from '../use-nationalities';

/** Nationality, and the other one where the first is 'other' (spec §3, code OTH). */
export function NationalityFields() {
  const { control } = useAnswers();
  const isOther = useWatch({ control, name: 'nationality' }) === otherNationalityCode;
  const list = useNationalities();
  const others = useOtherNationalities(isOther);
  return (
    <>
      <ListOrState list={list} name="nationalities">
        {(items) => (
          <Controller
            control={control}
            name="nationality"
            render={({ field, fieldState }) => (
              <ComboboxField
                {...field}
                label="Nationality *"
                items={items.map((item) => ({ value: item.nationalityCode, label: item.name }))}
                error={fieldState.error?.message}
                required
              />
            )}
          />
        )}
      </ListOrState>
      {isOther ? (
        <ListOrState list={others} name="other nationalities">
          {(items) => (
            <Controller
              control={control}
              name="otherNationality"
              render={({ field, fieldState }) => (
                <ComboboxField
                  {...field}
                  label="Other Nationality *"
                  items={items.map(({ name }) => ({ value: name, label: name }))}
                  error={fieldState.error?.message}
                  required
                />
              )}
            />
          )}
        </ListOrState>
      ) : null}
    </>
  );
}

interface ListOrStateProps {
  list: ReturnType<typeof useNationalities>;
  name: string;
  children: (items: NonNullable<ReturnType<typeof useNationalities>['data']>) => React.ReactNode;
}

function ListOrState({ list, name, children }: ListOrStateProps) {
  if (list.data) return children(list.data);
  if (!list.error) return <LoadingText />;
  return (
    <ErrorState
      message={`The list of ${name} is needed to go on.`}
      busy={list.isValidating}
      onRetry={() => void list.mutate()}
    />
  );
}
