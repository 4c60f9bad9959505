import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { errorCatalogue } from '../rules/error-catalogue';
import { normalise, type LabelledItem } from '../rules/match-items';

interface FieldComboboxOptions {
  ids: { control: string; label: string };
  items: readonly LabelledItem[];
  shown: LabelledItem[];
  more: number;
  chosen: LabelledItem | null;
  /** Called with the text typed since the list was opened, which narrows the list. */
  setQuery: (text: string) => void;
  onChange: (value: string) => void;
}

const types = useCombobox.stateChangeTypes;

/**
 * Downshift's combobox with four changes. Opening the list shows all items, not only the matches of the selected label.
 * Typed text highlights the first match. Leaving the field never selects the highlighted item. Text that is not an item
 * reverts to the selection, unless the text is the whole label of an item or was cleared. Labels are compared without case
 * and accents.
 */
export function useFieldCombobox({
  ids,
  items,
  shown,
  more,
  chosen,
  setQuery,
  onChange,
}: FieldComboboxOptions) {
  const selectionOnBlur = (text: string, selected: LabelledItem | null): LabelledItem | null => {
    const label = normalise(text);
    if (label === '') return null;
    return items.find((item) => normalise(item.label) === label) ?? selected;
  };

  const stateReducer = (
    state: UseComboboxState<LabelledItem>,
    { type, changes }: UseComboboxStateChangeOptions<LabelledItem>,
  ): Partial<UseComboboxState<LabelledItem>> => {
    if (type === types.InputBlur || type === types.InputKeyDownEscape) {
      const selectedItem =
        type === types.InputBlur
          ? selectionOnBlur(state.inputValue, state.selectedItem)
          : state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
    }
    if (type === types.InputChange)
      return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
    // Without a highlighted option, Enter does nothing, because closing the list would leave text that is not a selection.
    if (type === types.InputKeyDownEnter && !shown[state.highlightedIndex]) return state;
    return changes;
  };

  return useCombobox<LabelledItem>({
    items: shown,
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    inputId: ids.control,
    labelId: ids.label,
    stateReducer,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === types.InputChange) setQuery(inputValue);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen || type !== types.InputChange) setQuery('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    getA11yStatusMessage: ({ isOpen }) => {
      if (!isOpen) return '';
      if (shown.length === 0) return errorCatalogue.emptyList.message;
      return more > 0
        ? `${shown.length} shown, ${more} more. Type to narrow the list.`
        : `${shown.length} found`;
    },
  });
}
