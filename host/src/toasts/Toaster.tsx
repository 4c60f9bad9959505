import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, type ReactNode } from 'react';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { ToastCard } from './ToastCard';
import { toastOptions } from './toast-options';

/** Shows what `showToast` is given, at most three at a time (spec §9). */
export function Toaster({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider maxSnack={3} Components={{ default: ToastCard }}>
      <ToastQueue />
      {children}
    </SnackbarProvider>
  );
}

function ToastQueue() {
  const { enqueueSnackbar } = useSnackbar();
  const enqueue = useRef(enqueueSnackbar);
  useEffect(() => {
    enqueue.current = enqueueSnackbar;
  }, [enqueueSnackbar]);
  useEffect(
    () => onToast((toast: Toast) => void enqueue.current(toast.message, toastOptions(toast))),
    [],
  );
  return null;
}
