import type { SnackbarKey } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';

/** Alt+T focuses the newest toast (spec §9). Returns what to call before a toast closes: its focus moves to the next, or back. */
export function useToastFocus(layer: HTMLElement): (closed: SnackbarKey | undefined) => void {
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    };
    const focusNewest = (event: KeyboardEvent) => {
      // With Alt, some layouts type another character, so the physical key is compared.
      if (!event.altKey || event.code !== 'KeyT') return;
      const newest = openToasts(layer).at(-1);
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
      const toast = layer.querySelector(`[data-toast-key="${key}"]`);
      if (!toast) return;
      const hadFocus = toast.contains(document.activeElement);
      // A closed toast stays in the document while it fades out.
      toast.toggleAttribute('inert', true);
      if (hadFocus) (openToasts(layer).at(-1) ?? previousFocus.current)?.focus();
    },
    [layer],
  );
}

function openToasts(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>('[data-toast]:not([inert])')];
}
