import { useLayoutEffect, useRef } from 'react';
import { Controller, type RefCallBack } from 'react-hook-form';
import useSWR from 'swr';
import {
  FieldPlaceholder,
  SelectField,
  type SelectOption,
} from '@investor-portal/shared/form/SelectField';
import {
  fetchNationalities,
  fetchOtherNationalities,
  nationalitiesCall,
  type Nationality,
} from '@investor-portal/shared/partner-api/contract/nationalities';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { fields } from '../../fields/registration-fields';
import { useAnswers } from '../registration-form';

type Name = 'nationality' | 'otherNationality';

/** The lists of spec §3. The first list's codes and the second list's names are the answers. */
const lists = {
  nationality: {
    category: 'DEF',
    title: 'nationalities',
    load: fetchNationalities,
    optionsOf: (items: readonly Nationality[]) =>
      filipinoFirst(items).map((item) => ({ value: item.nationalityCode, label: item.name })),
  },
  otherNationality: {
    category: 'OTH',
    title: 'other nationalities',
    load: fetchOtherNationalities,
    optionsOf: (items: readonly Nationality[]) =>
      items.map(({ name }) => ({ value: name, label: name })),
  },
};

export function useNationalities(name: Name) {
  const { category, load } = lists[name];
  return useSWR<Nationality[]>(dataKey(nationalitiesCall, category), () => load(), {
    // The lists hardly ever change.
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
}

/** Most investors are Filipino. The others stay in the API's order. */
export function filipinoFirst(list: readonly Nationality[]): Nationality[] {
  return [...list.filter(isFilipino), ...list.filter((item) => !isFilipino(item))];
}

function isFilipino({ nationalityCode, name }: Nationality): boolean {
  return /^PHL?$/i.test(nationalityCode) || /^(?:filipin|philippine)/i.test(name.trim());
}

export function NationalityField({ name }: { name: Name }) {
  const { control } = useAnswers();
  const list = useNationalities(name);
  const options = list.data && lists[name].optionsOf(list.data);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) =>
        options?.length ? (
          <SelectField
            {...field}
            label={fields[name].label}
            options={withStored(field.value, options)}
            error={fieldState.error?.message}
            required
          />
        ) : (
          <ListFallback name={name} list={list} field={field.ref} />
        )
      }
    />
  );
}

/** The list may no longer have a restored nationality, which a select would show as empty although it is still the answer. */
function withStored(stored: string, options: readonly SelectOption[]): readonly SelectOption[] {
  if (stored === '' || options.some(({ value }) => value === stored)) return options;
  return [{ value: stored, label: `${stored} (no longer in the list)` }, ...options];
}

interface ListFallbackProps {
  name: Name;
  list: ReturnType<typeof useNationalities>;
  field: RefCallBack;
}

/** The placeholder has the height of the field. An invalid step focuses the field, which focuses Retry (spec §4). */
function ListFallback({ name, list, field }: ListFallbackProps) {
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
          <span role="alert">{`We couldn’t load ${lists[name].title}.`}</span>
          <SmallRetry busy={list.isValidating} onClick={() => void list.mutate()} />
        </>
      ) : (
        <LoadingText />
      )}
    </FieldPlaceholder>
  );
}
