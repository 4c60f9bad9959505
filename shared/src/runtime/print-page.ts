import { showToast } from '@investor-portal/shared/session/toast';

/** How long a browser may take to begin printing, ms. */
const beginsWithinMs = 1_000;

/**
 * Prints the page, or lets the investor save it as PDF in the browser's dialog. A frame without `allow-modals` and many
 * mobile web views ignore the call without an error, so the investor is told what to do if no dialog opens.
 */
export function printPage(): void {
  const notice = setTimeout(() => {
    const message = 'If no print window opened, you can’t print here. Take a screenshot instead.';
    showToast({ kind: 'info', message });
  }, beginsWithinMs);
  window.addEventListener('beforeprint', () => clearTimeout(notice), { once: true });
  const page: Partial<Window> = window;
  page.print?.();
}
