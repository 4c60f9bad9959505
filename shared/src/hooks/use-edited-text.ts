import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { editBetween, type EditedText, type TextEdit } from '../rules/text-edit';
import { createTextHistory } from '../rules/text-history';

type ChangeHandler = (event: ChangeEvent<HTMLInputElement>) => void;

interface Options {
  edit: (edit: TextEdit) => EditedText;
  onChange: ChangeHandler | undefined;
  value?: string | number | readonly string[] | undefined;
}

/** Undo and redo return to texts that the field has shown. A composed text is passed on once, when it is complete. */
export function useEditedText({ edit, onChange, value }: Options) {
  const [history] = useState(createTextHistory);
  const isWriting = useRef(false);
  const isComposing = useRef(false);
  /** Not null only while an input method composes, because React would otherwise restore the previous value. */
  const [composedText, setComposedText] = useState<string | null>(null);
  const heldEvent = useRef<ChangeEvent<HTMLInputElement> | null>(null);

  /** Dispatches an input event with the text, because React ignores a value that is only assigned. */
  const write = (input: HTMLInputElement, { text, caret }: EditedText, kind = '') => {
    if (input.value === text) return;
    isWriting.current = true;
    setNativeValue(input, text);
    isWriting.current = false;
    placeCaret(input, caret);
    history.add({ text, caret }, kind);
  };

  const undoOrRedo = (input: HTMLInputElement, back: boolean) => {
    const shown = back ? history.undo() : history.redo();
    if (shown) write(input, shown);
  };

  /** Adds a text that was set from outside to the history. */
  const recordCurrent = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    if (!isComposing.current) history.add({ text: input.value, caret }, '');
  };

  const [beforeInput] = useState(() => (event: Event) => {
    const { target, inputType = '' } = event as InputEvent;
    if (!(target instanceof HTMLInputElement)) return;
    recordCurrent(target);
    if (!inputType.startsWith('history')) return;
    event.preventDefault();
    undoOrRedo(target, inputType === 'historyUndo');
  });

  const editedText = (input: HTMLInputElement, inputType: string): EditedText => {
    const caret = input.selectionStart ?? input.value.length;
    // A dragged text comes back with the drop.
    if (inputType === 'deleteByDrag') return { text: input.value, caret };
    if (inputType === 'historyUndo') return history.undo() ?? history.current();
    if (inputType === 'historyRedo') return history.redo() ?? history.current();
    const forward = inputType.endsWith('Forward');
    return edit(editBetween(history.current().text, input.value, caret, forward));
  };

  return {
    write,
    handlers: {
      ...(value === undefined ? {} : { value: composedText ?? value }),
      onFocus(event: FocusEvent<HTMLInputElement>) {
        // React's onBeforeInput is a different event, so the listener is native.
        event.target.addEventListener('beforeinput', beforeInput);
        recordCurrent(event.target);
      },
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { target } = event;
        if (isWriting.current) return onChange?.(event);
        if (isComposing.current) {
          heldEvent.current = event;
          return setComposedText(target.value);
        }
        const { inputType = '' } = event.nativeEvent as InputEvent;
        const shown = editedText(target, inputType);
        if (shown.text !== target.value) {
          target.value = shown.text;
          placeCaret(target, shown.caret);
        }
        history.add(shown, inputType);
        return onChange?.(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
        if (!(ctrlKey || metaKey) || altKey || isComposing.current) return;
        const isUndo = key.toLowerCase() === 'z';
        if (!isUndo && !(ctrlKey && key.toLowerCase() === 'y')) return;
        event.preventDefault();
        recordCurrent(event.currentTarget);
        undoOrRedo(event.currentTarget, isUndo && !shiftKey);
      },
      onCompositionStart(event: SyntheticEvent<HTMLInputElement>) {
        recordCurrent(event.currentTarget);
        isComposing.current = true;
      },
      onCompositionEnd(event: SyntheticEvent<HTMLInputElement>) {
        isComposing.current = false;
        setComposedText(null);
        const input = event.currentTarget;
        const shown = editedText(input, '');
        if (shown.text !== input.value) write(input, shown);
        else if (heldEvent.current) {
          history.add(shown, '');
          onChange?.(heldEvent.current);
        }
        heldEvent.current = null;
      },
    },
  };
}

const nativeValue = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
);

function setNativeValue(input: HTMLInputElement, text: string): void {
  nativeValue?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Places the caret if the input has the focus. Safari would focus any input whose caret is set. */
function placeCaret(input: HTMLInputElement, caret: number): void {
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
