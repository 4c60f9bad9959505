import { useEffect, useRef, type RefObject } from 'react';
import { isPlatformInUse } from './use-page-title';

interface ModalDialogOptions {
  open: boolean;
  onClose: () => void;
  busy?: boolean;
  closeOutside?: boolean;
}

/** Makes the page inert, asks to close on Escape and Back, and returns the focus, unless it is in the platform's page. */
export function useModalDialog(options: ModalDialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { open } = options;

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const previousFocus = document.activeElement;
    focusWith(element, () => element.showModal());
    if (!isPlatformInUse()) revealInPlatform(element);
    const requestClose = () => {
      if (!latest.current.busy) latest.current.onClose();
    };
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      requestClose();
    };
    // Chrome closes on a second Escape without a cancel event. A busy dialog is reopened.
    const onClose = (event: Event) => {
      // Ignores a late event of an earlier close after the dialog was opened again.
      if (event.target !== element || element.open) return;
      if (latest.current.busy) element.showModal();
      else latest.current.onClose();
    };
    const onPress = (event: Event) => {
      if (latest.current.closeOutside && event.target === element) requestClose();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onClose);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onClose);
      element.removeEventListener('click', onPress);
      const opener = previousFocus instanceof HTMLElement ? previousFocus : document.body;
      focusWith(opener, () => {
        if (element.open) element.close();
        opener.focus();
      });
    };
  }, [open]);

  return dialog;
}

/** Runs an action that focuses the element, which browsers do not do while the element is inert. */
function focusWith(element: HTMLElement, action: () => void): void {
  element.inert = isPlatformInUse();
  action();
  element.inert = false;
}

/** The ref of a notice that may appear below the visible part of a dialog on a phone. */
export function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Scrolls the platform's page if a part of a dialog or toast is outside its window, or under a header that the page's
 * `scroll-padding` names. Chromium does not scroll that page for a fixed element, so this uses an element at the same place.
 */
export function revealInPlatform({ offsetTop, offsetHeight }: HTMLElement): void {
  if (window.parent === window) return;
  const copy = document.createElement('div');
  copy.style.cssText = `position: absolute; top: ${window.scrollY + offsetTop}px; width: 1px; height: ${offsetHeight}px`;
  document.body.append(copy);
  // The portal itself must not scroll.
  const { style } = document.documentElement;
  style.scrollPadding = '0';
  reveal(copy);
  style.scrollPadding = '';
  copy.remove();
}
