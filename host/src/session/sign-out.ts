import { store } from '@investor-portal/shared/session/store';
import { notifyPlatform } from '../platform/platform';
import { followSignOut, pageInvestor, pageSessionAtom, signOut, stopWaiting } from './page-session';

const channelName = 'investor-portal';
const ofEverybody = 'sign-out';

function messageFor(investor: string | undefined): string {
  return investor === undefined ? ofEverybody : `${ofEverybody}:${investor}`;
}

let channel: BroadcastChannel | undefined;

/** Signs the investor out in every tab of this browser (readings S8). */
export function signOutEverywhere(): void {
  signOut();
  stopWaiting('not-signed-in');
  // Storage events reach only tabs that share a storage area.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel?.postMessage(messageFor(pageInvestor()));
}

// Absent or denied where a browser blocks storage for embedded pages: the portal starts without it.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** Follows sign-outs in other tabs, and notifies the platform's page of each one that ends a session here. */
export function syncSignOut(): () => void {
  channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === ofEverybody || data === messageFor(pageInvestor())) followSignOut();
  });
  const stop = store.sub(pageSessionAtom, () => {
    if (store.get(pageSessionAtom) === 'signed-out')
      notifyPlatform({ action: 'portal:signed-out', value: null });
  });
  return () => {
    stop();
    channel?.close();
    channel = undefined;
  };
}
