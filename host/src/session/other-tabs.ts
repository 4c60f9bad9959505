import { investorOf, pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import type { SessionEvent } from './session-machine';

const ofEverybody = 'sign-out';

let channel: BroadcastChannel | undefined;

function messageFor(investor: string | undefined): string {
  return investor === undefined ? ofEverybody : `${ofEverybody}:${investor}`;
}

export function watchOtherTabs(report: (event: SessionEvent) => void): () => void {
  const follow = () => {
    const stored = store.get(externalAtom);
    if (!stored) return report({ type: 'other tab signed out' });
    const { externalReferenceCode: investor, tokenDetails } = stored;
    report({ type: 'stored session found', investor, token: tokenDetails.access_token });
  };
  if (store.get(externalAtom)) follow();
  const stopFollowing = store.sub(externalAtom, follow);
  // Storage events reach only tabs that share a storage area, so a channel is used too.
  channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    const own = messageFor(investorOf(store.get(pageSessionAtom)));
    if (data === ofEverybody || data === own) report({ type: 'other tab signed out' });
  });
  return () => {
    stopFollowing();
    channel?.close();
    channel = undefined;
  };
}

/** @param investor the investor who signed out, or undefined for all investors. */
export function tellOtherTabs(investor: string | undefined): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel?.postMessage(messageFor(investor));
}

// Browsers that block storage for embedded pages have no BroadcastChannel or deny it. The portal starts without it.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('investor-portal');
  } catch {
    return undefined;
  }
}
