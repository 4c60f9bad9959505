import { onToast, type Toast } from '@investor-portal/shared/session/toast';

export function recordToasts(): Toast[] {
  const toasts: Toast[] = [];
  let stop = () => {};
  beforeEach(() => {
    toasts.length = 0;
    stop = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => stop());
  return toasts;
}
