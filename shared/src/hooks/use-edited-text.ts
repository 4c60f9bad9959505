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

type Change = (event: ChangeEvent<HTMLInputElement>) => void;

interface Options {
  /** The text of the field after a change, when it is not what the browser made of it. */
  edit: (edit: TextEdit) => EditedText;
  onChange: Change | undefined;
  /** Of a controlled field. */
  value?: string | number | readonly string[] | undefined;
}

/**
 * The handlers of an input whose text is edited as it is typed. Undo and redo return to texts that the field has shown. What
 * an input method composes is passed on once, when it is complete.
 */
export function useEditedText({ edit, onChange, value }: Options) {
  const [history] = useState(createTextHistory);
  const writing = useRef(false);
  const composing = useRef(false);
  /** Only while an input method composes: React would otherwise put the value of before back. */
  const [composed, setComposed] = useState<string | null>(null);
  const withheld = useRef<ChangeEvent<HTMLInputElement> | null>(null);

  /** Shows a text as if the investor had typed it, because React ignores a value that is only assigned. */
  const write = (input: HTMLInputElement, { text, caret }: EditedText, kind = '') => {
    if (input.value === text) return;
    writing.current = true;
    setNatively(input, text);
    writing.current = false;
    placeCaret(input, caret);
    history.add({ text, caret }, kind);
  };

  const travel = (input: HTMLInputElement, back: boolean) => {
    const shown = back ? history.undo() : history.redo();
    if (shown) write(input, shown);
  };

  /** A text that was set from outside is one of those that stood there. */
  const notice = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    if (!composing.current) history.add({ text: input.value, caret }, '');
  };

  const [beforeInput] = useState(() => (event: Event) => {
    const { target, inputType = '' } = event as InputEvent;
    if (!(target instanceof HTMLInputElement)) return;
    notice(target);
    if (!inputType.startsWith('history')) return;
    event.preventDefault();
    travel(target, inputType === 'historyUndo');
  });

  const changed = (input: HTMLInputElement, inputType: string): EditedText => {
    const caret = input.selectionStart ?? input.value.length;
    // The text that is dragged comes back with the drop.
    if (inputType === 'deleteByDrag') return { text: input.value, caret };
    if (inputType === 'historyUndo') return history.undo() ?? history.current();
    if (inputType === 'historyRedo') return history.redo() ?? history.current();
    const forward = inputType.endsWith('Forward');
    return edit(editBetween(history.current().text, input.value, caret, forward));
  };

  return {
    write,
    handlers: {
      ...(value === undefined ? {} : { value: composed ?? value }),
      onFocus(event: FocusEvent<HTMLInputElement>) {
        // React has no event for it: its onBeforeInput is another.
        event.target.addEventListener('beforeinput', beforeInput);
        notice(event.target);
      },
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { target } = event;
        if (writing.current) return onChange?.(event);
        if (composing.current) {
          withheld.current = event;
          return setComposed(target.value);
        }
        const { inputType = '' } = event.nativeEvent as InputEvent;
        const shown = changed(target, inputType);
        if (shown.text !== target.value) {
          target.value = shown.text;
          placeCaret(target, shown.caret);
        }
        history.add(shown, inputType);
        return onChange?.(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
        if (!(ctrlKey || metaKey) || altKey || composing.current) return;
        const isUndo = key.toLowerCase() === 'z';
        if (!isUndo && !(ctrlKey && key.toLowerCase() === 'y')) return;
        event.preventDefault();
        notice(event.currentTarget);
        travel(event.currentTarget, isUndo && !shiftKey);
      },
      onCompositionStart(event: SyntheticEvent<HTMLInputElement>) {
        notice(event.currentTarget);
        composing.current = true;
      },
      onCompositionEnd(event: SyntheticEvent<HTMLInputElement>) {
        composing.current = false;
        setComposed(null);
        const input = event.currentTarget;
        const shown = changed(input, '');
        if (shown.text !== input.value) write(input, shown);
        else if (withheld.current) {
          history.add(shown, '');
          onChange?.(withheld.current);
        }
        withheld.current = null;
      },
    },
  };
}

const nativeValue = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
);

function setNatively(input: HTMLInputElement, text: string): void {
  nativeValue?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Safari gives the focus to a field whose caret is placed. */
function placeCaret(input: HTMLInputElement, caret: number): void {
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
