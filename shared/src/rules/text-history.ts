import type { EditedText } from './text-edit';

const mostTexts = 100;

/**
 * The texts that a field has shown, for undo and redo. The browser's own undo repeats its changes on a text that the portal
 * has formatted since, and so makes a text that never stood there.
 */
export function createTextHistory() {
  let texts: EditedText[] = [];
  let at = -1;
  let lastKind = '';

  const current = () => texts[at] ?? { text: '', caret: 0 };
  const step = (by: 1 | -1): EditedText | undefined => {
    const next = texts[at + by];
    if (next) at += by;
    lastKind = '';
    return next;
  };

  return {
    current,
    /** Adds what the field shows now. Typing and deleting are undone together until something else happens. */
    add(shown: EditedText, kind: string) {
      if (shown.text === texts[at]?.text) return;
      const joins = kind === lastKind && /^(?:insertText|delete)/.test(kind);
      texts = [...texts.slice(0, joins ? at : at + 1), shown].slice(-mostTexts);
      at = texts.length - 1;
      lastKind = kind;
    },
    undo: () => step(-1),
    redo: () => step(1),
  };
}
