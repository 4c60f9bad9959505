import type { SnackbarKey } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';

/** Call this when a toast closes, while it is still in the document. */
export type RestoreFocus = (closed: SnackbarKey | undefined) => void;

/**
 * Alt+T moves the focus to the newest toast (spec §9). When a focused toast closes, the focus moves to the next toast
 * or back.
 */
export function useToastFocus(layer: HTMLElement | null): RestoreFocus {
  const previousFocus = useRef<HTMLElement>(null);
  // A closed toast stays in the document while it fades out.
  const closed = useRef(new WeakSet<HTMLElement>());

  useEffect(() => {
    if (!layer) return;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    };
    const focusNewest = (event: KeyboardEvent) => {
      // With Alt, some layouts type another character, so the physical key is compared.
      if (!event.altKey || event.code !== 'KeyT') return;
      const newest = openToasts(layer, closed.current).at(-1);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    layer.addEventListener('focusin', remember);
    window.addEventListener('keydown', focusNewest);
    return () => {
      layer.removeEventListener('focusin', remember);
      window.removeEventListener('keydown', focusNewest);
    };
  }, [layer]);

  return useCallback(
    (key) => {
      if (!layer) return;
      const toast = openToasts(layer, closed.current).find(
        ({ dataset }) => dataset['toastKey'] === String(key),
      );
      if (!toast) return;
      closed.current.add(toast);
      if (!toast.contains(document.activeElement)) return;
      const next = openToasts(layer, closed.current).at(-1) ?? previousFocus.current;
      next?.focus();
    },
    [layer],
  );
}

function openToasts(layer: HTMLElement, closed: WeakSet<HTMLElement>): HTMLElement[] {
  const toasts = layer.querySelectorAll<HTMLElement>('[data-toast]');
  return [...toasts].filter((toast) => !closed.has(toast));
}
