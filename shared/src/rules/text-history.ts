import type { EditedText } from './text-edit';

const maxTexts = 100;

/** The browser's own undo repeats its changes on the formatted text, which gives texts that were never shown. */
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
    /** Adds the text that the field shows now. Typing and deleting are undone together until another kind of change. */
    add(shown: EditedText, kind: string) {
      if (shown.text === texts[at]?.text) return;
      const joins = kind === lastKind && /^(?:insertText|delete)/.test(kind);
      texts = [...texts.slice(0, joins ? at : at + 1), shown].slice(-maxTexts);
      at = texts.length - 1;
      lastKind = kind;
    },
    undo: () => step(-1),
    redo: () => step(1),
  };
}
