import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { errorCatalogue } from '../rules/error-catalogue';
import type { Labelled } from '../rules/match-items';

interface Choice {
  ids: { control: string; label: string };
  items: readonly Labelled[];
  /** The items in the list, and how many more match. */
  shown: Labelled[];
  more: number;
  chosen: Labelled | null;
  /** Narrows the list: the text typed since the list was opened. */
  setTyped: (text: string) => void;
  onChange: (value: string) => void;
}

const types = useCombobox.stateChangeTypes;

/**
 * Downshift's combobox with three differences: opening shows the whole list, not only what matches the selected label;
 * leaving the field never selects the highlighted item; and text that is not an item reverts to the selection, unless it
 * is an item's exact label or was cleared.
 */
export function useChoice({ ids, items, shown, more, chosen, setTyped, onChange }: Choice) {
  const leave = (text: string, selected: Labelled | null): Labelled | null => {
    const label = text.trim().toLowerCase();
    if (label === '') return null;
    return items.find((item) => item.label.toLowerCase() === label) ?? selected;
  };

  const stateReducer = (
    state: UseComboboxState<Labelled>,
    { type, changes }: UseComboboxStateChangeOptions<Labelled>,
  ): Partial<UseComboboxState<Labelled>> => {
    if (type === types.InputBlur || type === types.InputKeyDownEscape) {
      const selectedItem =
        type === types.InputBlur ? leave(state.inputValue, state.selectedItem) : state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
    }
    // Without options Enter does nothing: closing the list would leave text that is not a selection.
    if (type === types.InputKeyDownEnter && shown.length === 0) return state;
    return changes;
  };

  return useCombobox<Labelled>({
    items: shown,
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    inputId: ids.control,
    labelId: ids.label,
    defaultHighlightedIndex: 0,
    stateReducer,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === types.InputChange) setTyped(inputValue);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen || type !== types.InputChange) setTyped('');
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
