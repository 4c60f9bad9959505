import type { App } from '@investor-portal/shared/session/session-host';
import { showToast } from '@investor-portal/shared/session/toast';
import { printableDocument } from './printable-document';

export async function printByApp(app: App): Promise<void> {
  try {
    await app.ask({ action: 'portal:print', value: printableDocument() });
  } catch {
    const message = 'The app did not confirm that it prints. You can take a screenshot instead.';
    showToast({ kind: 'failure', message });
  }
}
