import { useState } from 'react';
import { showToast } from '@investor-portal/shared/session/toast';
import { messageOf } from '../partner-api/errors';
import { isLink, preSign } from '../partner-api/contract/files';
import { isTrustedFile } from '../rules/trusted-file';

/** Opens a document of an issuer, by its key or link. */
export function useOpenDocument(reference: string) {
  const [busy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const open = async () => {
    setBusy(true);
    setBlocked(await openDocument(reference));
    setBusy(false);
  };
  return {
    open: () => void open(),
    busy,
    /** The link, once the browser has blocked the tab and the investor has to follow it. */
    blocked,
  };
}

/**
 * Opens a document in a new tab with a fresh link. The tab is opened synchronously, because browsers block tabs that are
 * opened after the press.
 * @returns the link, when the browser blocked the tab and the investor has to follow it.
 */
export async function openDocument(reference: string): Promise<string | undefined> {
  const tab = window.open('', '_blank');
  // The document must have no access to the portal.
  if (tab) tab.opener = null;
  try {
    const link = isLink(reference) ? reference : await preSign(reference);
    if (!isTrustedFile(link)) throw new Error(`${link} is not a trusted origin for documents.`);
    if (!tab || tab.closed) return link;
    tab.location.replace(link);
  } catch (error) {
    tab?.close();
    showToast({ kind: 'failure', message: messageOf(error) });
  }
  return undefined;
}
