import { useState } from 'react';
import { appThat } from '@investor-portal/shared/session/session-host';
import { showToast } from '@investor-portal/shared/session/toast';
import { messageOf } from '../partner-api/errors';
import { isLink, preSign } from '../partner-api/contract/files';
import { isTrustedFile } from '../rules/trusted-file';
import { isWebView } from '../runtime/is-web-view';
import { lazyComponent } from '../ui/LazyComponent';

/** Shows a document's link, and takes the focus of the button that it replaces. */
export const BlockedDocument = lazyComponent(
  async () => (await import('../issuer/BlockedDocument')).BlockedDocument,
  null,
);

export function useOpenDocument(reference: string) {
  const [busy, setBusy] = useState(false);
  const [blockedLink, setBlockedLink] = useState<string>();
  const open = async () => {
    setBusy(true);
    const link = await openDocument(reference);
    if (link) await BlockedDocument.preload();
    setBlockedLink(link);
    setBusy(false);
  };
  return { open: () => void open(), busy, blockedLink };
}

/** Opens a document in the app or in a tab. Returns the link if neither opened it and the investor has to follow the link. */
async function openDocument(reference: string): Promise<string | undefined> {
  const app = appThat('open');
  const early = app || !blocksLaterTabs() ? null : openTab('');
  try {
    const link = isLink(reference) ? reference : await preSign(reference);
    if (!isTrustedFile(link)) throw new Error(`${link} is not a trusted origin for documents.`);
    if (app) {
      const request = { action: 'portal:open', value: { url: link } } as const;
      return await app.ask(request).then(
        () => undefined,
        () => link,
      );
    }
    if (!blocksLaterTabs()) return openTab(link) ? undefined : link;
    if (!early || early.closed) return link;
    early.location.replace(link);
  } catch (error) {
    early?.close();
    showToast({ kind: 'failure', message: messageOf(error) });
  }
  return undefined;
}

let isBlocked = false;

/**
 * Safari opens no tab after a request, so there an empty tab opens first. Other browsers open tabs for some seconds after a
 * press. They close a tab whose first address is a download, but not an empty tab that goes on to one.
 */
const blocksLaterTabs = () => navigator.vendor.startsWith('Apple');

/**
 * Returns null if the browser blocks the tab. A frame also gets null if the platform's page sends
 * `Cross-Origin-Opener-Policy: same-origin`, although the tab opens. It is then not tried again.
 */
function openTab(address: string): Window | null {
  if (isBlocked || isWebView()) return null;
  const tab = window.open(address, '_blank');
  // The document must not have access to the portal.
  if (tab) tab.opener = null;
  else isBlocked = true;
  return tab;
}
