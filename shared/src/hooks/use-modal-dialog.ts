import { useEffect, useRef, type RefObject } from 'react';

interface ModalDialogOptions {
  open: boolean;
  onClose: () => void;
  busy?: boolean;
  closeOutside?: boolean;
}

/** Makes the rest of the page inert, requests closing on Escape and the back gesture, and returns the focus afterwards. */
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
    element.showModal();
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
      if (element.open) element.close();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, [open]);

  return dialog;
}
