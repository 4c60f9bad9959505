import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { errorCatalogue } from '../rules/error-catalogue';
import { matchItems, type LabelledItem } from '../rules/match-items';
import { formatCount } from '../rules/number-format';
import { tokens } from '../theme/tokens';
import { FieldError, useFieldIds, type FieldProps } from './Field';
import { bareControl, ControlBox, Hint, Label, Wrap } from './Field.styled';
import { useFieldCombobox } from './use-field-combobox';

interface ComboboxFieldProps extends FieldProps {
  id?: string;
  name?: string;
  items: readonly LabelledItem[];
  value: string | null | undefined;
  /** Called with '' when the text is cleared. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
}

// Downshift marks the first option as active even if there are no options.
const withoutOptions = { 'aria-activedescendant': undefined, 'aria-expanded': false } as const;

/** A choice of one item among many. Typing narrows the list. For a Controller's field. */
export function ComboboxField({ label, hint, error, required, id, ...props }: ComboboxFieldProps) {
  const [query, setQuery] = useState('');
  const { shown, more } = matchItems(props.items, query);
  const ids = useFieldIds(id, { hint, error });
  const chosen = props.items.find((item) => item.value === props.value) ?? null;
  const choice = useFieldCombobox({
    ids,
    items: props.items,
    shown,
    more,
    chosen,
    setQuery,
    onChange: props.onChange,
  });

  const popup = useRef<HTMLDivElement>(null);
  const { isOpen } = choice;
  useEffect(() => {
    // On a phone, the list would open behind the keyboard.
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);

  return (
    <Wrap>
      <Label {...choice.getLabelProps()}>{label}</Label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <Anchor>
        <ControlBox>
          <Input
            {...choice.getInputProps({
              ref: props.ref,
              onBlur: props.onBlur,
              disabled: props.disabled,
            })}
            name={props.name}
            placeholder="Type to search"
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
        </ControlBox>
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
                    <span>{item.label}</span>
                    {item === chosen ? <Check aria-hidden="true" size={16} /> : null}
                  </Option>
                ))
              : null}
          </Menu>
          {shown.length === 0 ? <Note>{errorCatalogue.emptyList.message}</Note> : null}
          {more > 0 ? <Note>{`${formatCount(more)} more. Type to narrow the list.`}</Note> : null}
        </Popup>
      </Anchor>
      <FieldError id={ids.error} error={error} />
    </Wrap>
  );
}

const Anchor = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${bareControl}
  text-overflow: ellipsis;
`;

const Toggle = styled.button`
  display: grid;
  flex: none;
  width: 2.75rem;
  place-items: center;
  background: none;
  border: 0;
  color: ${tokens.colour['ink-quiet']};
  cursor: pointer;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** A child of its field rather than a portal, so that it moves with the field. */
const Popup = styled.div`
  position: absolute;
  inset: calc(100% + 0.375rem) 0 auto;
  z-index: ${tokens.layer.menu};
  overflow: hidden;
  background: ${tokens.colour.raised};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};

  &[hidden] {
    display: none;
  }
`;

const Menu = styled.ul`
  max-height: min(18rem, 50dvh);
  padding: ${tokens.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;

  &[hidden] {
    display: none;
  }
`;

const Option = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  cursor: pointer;

  &[data-active] {
    background: ${tokens.colour['accent-soft']};
    box-shadow: inset 2px 0 0 ${tokens.colour['accent-text']};
    /* Forced colours remove the background and the shadow but keep the outline. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    font-weight: 600;
  }

  svg {
    flex: none;
    color: ${tokens.colour['accent-text']};
  }
`;

const Note = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.colour.canvas};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};

  ul:not([hidden]) ~ & {
    border-top: 1px solid ${tokens.colour.line};
  }
`;
