import type { SnackbarKey } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';

/** To be told of a toast that closes, while it is still there. */
export type RestoreFocus = (closed: SnackbarKey | undefined) => void;

/**
 * Alt+T moves the focus to the newest toast (spec §9). A toast that closes with the focus in it leaves it to the next
 * one, or to what had it before.
 */
export function useToastFocus(layer: HTMLElement | null): RestoreFocus {
  const before = useRef<HTMLElement>(null);
  // A closed one is still there while it fades.
  const closed = useRef(new WeakSet<HTMLElement>());

  useEffect(() => {
    if (!layer) return;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget))
        before.current = relatedTarget;
    };
    const focusNewest = (event: KeyboardEvent) => {
      // With Alt held some keyboards type another character: the key's place decides.
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
      const next = openToasts(layer, closed.current).at(-1) ?? before.current;
      next?.focus();
    },
    [layer],
  );
}

/** Those that are not closing, the newest last. */
function openToasts(layer: HTMLElement, closed: WeakSet<HTMLElement>): HTMLElement[] {
  const toasts = layer.querySelectorAll<HTMLElement>('[data-toast]');
  return [...toasts].filter((toast) => !closed.has(toast));
}
