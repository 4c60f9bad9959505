import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { errorCatalogue } from '../rules/error-catalogue';
import { matchItems, type Labelled } from '../rules/match-items';
import { formatCount } from '../rules/number-format';
import { FieldError, useFieldIds, type FieldProps } from './Field';
import { Hint, Label, Wrap } from './Field.styled';
import { Anchor, Box, Input, Menu, Note, Option, Popup, Toggle } from './ComboboxField.styled';
import { useChoice } from './use-choice';

export interface ComboboxFieldProps extends FieldProps {
  id?: string;
  name?: string;
  items: readonly Labelled[];
  /** '' while nothing is selected. */
  value: string | null | undefined;
  /** '' when the text is cleared. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  disabled?: boolean;
}

// Downshift marks the first option as active even when there is none.
const withoutOptions = { 'aria-activedescendant': undefined, 'aria-expanded': false } as const;

/** A choice of one among many; typing narrows the list. For a Controller's field. */
export function ComboboxField({ label, hint, error, required, id, ...props }: ComboboxFieldProps) {
  const [typed, setTyped] = useState('');
  const { shown, more } = matchItems(props.items, typed);
  const ids = useFieldIds(id, { hint, error });
  const chosen = props.items.find((item) => item.value === props.value) ?? null;
  const choice = useChoice({
    ids,
    items: props.items,
    shown,
    more,
    chosen,
    setTyped,
    onChange: props.onChange,
  });

  const popup = useRef<HTMLDivElement>(null);
  const { isOpen } = choice;
  useEffect(() => {
    // On a phone the list would open behind the keyboard.
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);

  return (
    <Wrap>
      <Label {...choice.getLabelProps()}>{label}</Label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <Anchor>
        <Box>
          <Input
            {...choice.getInputProps({
              ref: props.ref,
              onBlur: props.onBlur,
              disabled: props.disabled,
            })}
            name={props.name}
            placeholder={props.placeholder ?? 'Type to search'}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={required ? true : undefined}
            {...(shown.length === 0 && withoutOptions)}
          />
          <Toggle
            type="button"
            {...choice.getToggleButtonProps({ disabled: props.disabled })}
            aria-label={`Show list: ${label}`}
          >
            <ChevronDown aria-hidden="true" size={18} />
          </Toggle>
        </Box>
        <Popup ref={popup} hidden={!isOpen}>
          <Menu {...choice.getMenuProps()} hidden={shown.length === 0}>
            {isOpen
              ? shown.map((item, index) => (
                  <Option
                    key={item.value}
                    {...choice.getItemProps({ item, index })}
                    aria-selected={item === chosen}
                    data-active={choice.highlightedIndex === index ? '' : undefined}
                  >
                    {item.label}
                    {item === chosen ? <Check aria-hidden="true" size={16} /> : null}
                  </Option>
                ))
              : null}
          </Menu>
          {shown.length === 0 ? <Note>{errorCatalogue.emptyList.message}</Note> : null}
          {more > 0 ? <Note>{formatCount(more)} more. Type to narrow the list.</Note> : null}
        </Popup>
      </Anchor>
      <FieldError id={ids.error} error={error} />
    </Wrap>
  );
}
