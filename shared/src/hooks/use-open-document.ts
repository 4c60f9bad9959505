import { useState } from 'react';
import { showToast } from '@investor-portal/shared/session/toast';
import { messageOf } from '../partner-api/errors';
import { isLink, preSign } from '../partner-api/contract/files';
import { isTrustedFile } from '../rules/trusted-file';

export function useOpenDocument(reference: string) {
  const [busy, setBusy] = useState(false);
  const [blockedLink, setBlockedLink] = useState<string>();
  const open = async () => {
    setBusy(true);
    setBlockedLink(await openDocument(reference));
    setBusy(false);
  };
  return {
    open: () => void open(),
    busy,
    blockedLink: blockedLink,
  };
}

/**
 * Opens a tab synchronously, because browsers block tabs that are opened later.
 * @returns the link if the browser blocked the tab and the investor has to follow the link.
 */
export async function openDocument(reference: string): Promise<string | undefined> {
  const tab = window.open('', '_blank');
  // The document must not have access to the portal.
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
