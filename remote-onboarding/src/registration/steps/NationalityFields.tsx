import { RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Controller, type RefCallBack } from 'react-hook-form';
import useSWR from 'swr';
import {
  FieldPlaceholder,
  SelectField,
  type SelectOption,
} from '@investor-portal/shared/form/SelectField';
import {
  type Nationality,
  fetchNationalities,
  fetchOtherNationalities,
  nationalitiesCall,
} from '@investor-portal/shared/partner-api/contract/nationalities';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { Button } from '@investor-portal/shared/ui/Button';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { fields } from '../../fields/registration-fields';
import { useAnswers } from '../registration-form';

/** Nationality, and for 'other' (code OTH, spec §3) the other nationality. */
export function NationalityFields({ isOther }: { isOther: boolean }) {
  const list = useNationalities();
  const others = useOtherNationalities(isOther);
  return (
    <>
      <NationalityField
        name="nationality"
        list={list}
        listName="nationalities"
        items={
          list.data &&
          filipinoFirst(list.data).map((item) => ({
            value: item.nationalityCode,
            label: item.name,
          }))
        }
      />
      {isOther ? (
        <NationalityField
          name="otherNationality"
          list={others}
          listName="other nationalities"
          items={others.data?.map(({ name }) => ({ value: name, label: name }))}
        />
      ) : null}
    </>
  );
}

/** Most investors are Filipino. The others stay in the API's order. */
export function filipinoFirst(list: readonly Nationality[]): Nationality[] {
  return [...list.filter(isFilipino), ...list.filter((item) => !isFilipino(item))];
}

function isFilipino({ nationalityCode, name }: Nationality): boolean {
  return /^PHL?$/i.test(nationalityCode) || /^(?:filipin|philippine)/i.test(name.trim());
}

interface NationalityFieldProps {
  name: 'nationality' | 'otherNationality';
  list: ReturnType<typeof useNationalities>;
  listName: string;
  items: readonly SelectOption[] | undefined;
}

function NationalityField({ name, items, list, listName }: NationalityFieldProps) {
  const { label } = fields[name];
  const { control } = useAnswers();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) =>
        items?.length ? (
          <SelectField
            {...field}
            label={label}
            options={withStored(field.value, items)}
            error={fieldState.error?.message}
            required
          />
        ) : (
          <ListFallback name={name} list={list} listName={listName} field={field.ref} />
        )
      }
    />
  );
}

/** The list may no longer have a restored nationality, which a select would show as empty although it is still the answer. */
function withStored(stored: string, items: readonly SelectOption[]): readonly SelectOption[] {
  if (stored === '' || items.some(({ value }) => value === stored)) return items;
  return [{ value: stored, label: `${stored} (no longer in the list)` }, ...items];
}

interface ListFallbackProps extends Omit<NationalityFieldProps, 'items'> {
  field: RefCallBack;
}

/** The placeholder has the height of the field. An invalid step focuses the field, which focuses Retry (spec §4). */
function ListFallback({ name, list, listName, field }: ListFallbackProps) {
  const { clearErrors, setFocus } = useAnswers();
  const placeholder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = placeholder.current;
    return () => {
      // The investor could not fill in the field yet, so an empty field is not an error.
      clearErrors(name);
      // The field that replaces the placeholder is there in the next turn.
      if (box?.contains(document.activeElement)) setTimeout(() => setFocus(name));
    };
  }, [clearErrors, setFocus, name]);
  return (
    <FieldPlaceholder
      label={fields[name].label}
      ref={(box) => {
        placeholder.current = box;
        field(box && { focus: () => (box.querySelector('button') ?? box).focus() });
      }}
    >
      {list.error || list.data ? (
        <>
          <span role="alert">{`We couldn’t load ${listName}.`}</span>
          <Button
            ref={transferFocus}
            variant="quiet"
            size="sm"
            icon={<RotateCw />}
            busy={list.isValidating}
            onClick={() => void list.mutate()}
          >
            Retry
          </Button>
        </>
      ) : (
        <LoadingText />
      )}
    </FieldPlaceholder>
  );
}

// The lists hardly ever change.
const fetchOnce = { revalidateIfStale: false, revalidateOnReconnect: false };

export function useNationalities() {
  return useSWR<Nationality[]>(
    dataKey(nationalitiesCall, 'DEF'),
    () => fetchNationalities(),
    fetchOnce,
  );
}

function useOtherNationalities(enabled: boolean) {
  return useSWR<Nationality[]>(
    enabled ? dataKey(nationalitiesCall, 'OTH') : null,
    () => fetchOtherNationalities(),
    fetchOnce,
  );
}
