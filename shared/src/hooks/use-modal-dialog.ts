import { useEffect, useRef, type RefObject } from 'react';

interface ModalDialog {
  open: boolean;
  onClose: () => void;
  /** While its action runs it cannot be closed. */
  busy?: boolean;
  /** A press outside closes it. */
  closeOutside?: boolean;
}

/**
 * Drives a native `<dialog>` as a modal: the browser makes the rest of the page inert and keeps the focus in.
 * Escape and the back gesture ask to close; focus returns to where it was.
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
    const ask = () => {
      if (!latest.current.busy) latest.current.onClose();
    };
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      ask();
    };
    // Chrome closes on a second Escape without asking: the state decides, so it is opened again or follows.
    const onClose = (event: Event) => {
      // A late event of an earlier closing: it has been opened again since.
      if (event.target !== element || element.open) return;
      if (latest.current.busy) element.showModal();
      else latest.current.onClose();
    };
    const onPress = (event: Event) => {
      if (latest.current.closeOutside && event.target === element) ask();
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
