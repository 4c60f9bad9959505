import type { ReactNode } from 'react';
import { RadioCardList, type RadioCardListProps } from './RadioCardList';

interface YesNoFieldProps extends Omit<
  RadioCardListProps<'yes' | 'no'>,
  'options' | 'pair' | 'value' | 'onChange'
> {
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  notes?: { yes: ReactNode; no: ReactNode } | undefined;
}

/** A question with the answers Yes and No, which look alike so that neither is suggested. For a Controller's field. */
export function YesNoField({ value, onChange, notes, ...field }: YesNoFieldProps) {
  return (
    <RadioCardList
      {...field}
      pair
      value={value === true ? 'yes' : value === false ? 'no' : null}
      onChange={(answer) => onChange(answer === 'yes')}
      options={[
        { value: 'yes', label: 'Yes', note: notes?.yes },
        { value: 'no', label: 'No', note: notes?.no },
      ]}
    />
  );
}
