import { useEffect } from 'react';

/** Alt+T moves the focus to the newest toast (spec §9). */
export function useToastHotkey(layer: HTMLElement | null): void {
  useEffect(() => {
    if (!layer) return;
    const focusNewest = (event: KeyboardEvent) => {
      // With Alt held some keyboards type another character: the key's place decides.
      if (!event.altKey || event.code !== 'KeyT') return;
      const toasts = layer.querySelectorAll<HTMLElement>('[data-toast]');
      const newest = toasts[toasts.length - 1];
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    window.addEventListener('keydown', focusNewest);
    return () => window.removeEventListener('keydown', focusNewest);
  }, [layer]);
}
