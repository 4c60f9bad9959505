import { useState } from 'react';
import { appThat } from '@investor-portal/shared/session/session-host';
import { showToast } from '@investor-portal/shared/session/toast';
import { messageOf } from '../partner-api/errors';
import { isLink, preSign } from '../partner-api/contract/files';
import { isTrustedFile } from '../rules/trusted-file';
import { isWebView } from '../runtime/is-web-view';

/** @param loadLink loads what shows the link, so that the link takes the focus of the button that it replaces. */
export function useOpenDocument(reference: string, loadLink: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [blockedLink, setBlockedLink] = useState<string>();
  const open = async () => {
    setBusy(true);
    const link = await openDocument(reference);
    if (link) await loadLink();
    setBlockedLink(link);
    setBusy(false);
  };
  return {
    open: () => void open(),
    busy,
    blockedLink,
  };
}

/**
 * Opens a document in the app or in a tab.
 * @returns the link if neither opened it and the investor has to follow the link.
 */
async function openDocument(reference: string): Promise<string | undefined> {
  const app = appThat('open');
  const tab = app ? null : openTab();
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
    if (!tab || tab.closed) return link;
    tab.location.replace(link);
  } catch (error) {
    tab?.close();
    showToast({ kind: 'failure', message: messageOf(error) });
  }
  return undefined;
}

let isBlocked = false;

/**
 * Opens a tab synchronously, because browsers block tabs that are opened later. If the platform's page sends
 * `Cross-Origin-Opener-Policy: same-origin`, a frame gets null and an empty tab opens, so this is not tried again.
 */
function openTab(): Window | null {
  if (isBlocked || isWebView()) return null;
  const tab = window.open('', '_blank');
  // The document must not have access to the portal.
  if (tab) tab.opener = null;
  else isBlocked = true;
  return tab;
}
