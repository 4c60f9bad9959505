import { appThat } from '@investor-portal/shared/session/session-host';
import { showToast } from '@investor-portal/shared/session/toast';

const beginsWithinMs = 1_000;

export function printPage(): void {
  const app = appThat('print');
  if (!app) return printByBrowser();
  import('./print-by-app').then(({ printByApp }) => printByApp(app), printByBrowser);
}

/** Frames without `allow-modals` and many web views ignore the call without an error, so a toast offers an alternative. */
function printByBrowser(): void {
  const notice = setTimeout(() => {
    const message = 'If no print window opened, you can’t print here. Take a screenshot instead.';
    showToast({ kind: 'info', message });
  }, beginsWithinMs);
  window.addEventListener('beforeprint', () => clearTimeout(notice), { once: true });
  const page: Partial<Window> = window;
  page.print?.();
}
