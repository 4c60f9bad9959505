import { useEffect, useRef, type RefObject } from 'react';

interface ModalDialog {
  open: boolean;
  onClose: () => void;
  /** Its action is running: it cannot be closed. */
  busy?: boolean;
  /** Whether a press outside closes it. */
  closeOutside?: boolean;
}

/**
 * Drives a native `<dialog>` as a modal: the browser makes the rest of the page inert and keeps the focus inside. Escape
 * and the back gesture request closing; the focus returns to where it was.
 */
export function useModalDialog(options: ModalDialog): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { open } = options;

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    const requestClose = () => {
      if (!latest.current.busy) latest.current.onClose();
    };
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      requestClose();
    };
    // Chrome closes on a second Escape without a cancel event. The state decides: reopen while busy, else follow.
    const onClose = (event: Event) => {
      // A late event of an earlier close: the dialog is open again.
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
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return dialog;
}
