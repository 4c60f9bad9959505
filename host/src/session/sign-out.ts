import { store } from '@investor-portal/shared/session/store';
import { notifyPlatform } from '../platform/platform';
import { stopWaiting, pageSessionAtom, signOut } from './page-session';

const channelName = 'investor-portal';
const message = 'sign-out';

let channel: BroadcastChannel | undefined;

/** The platform has signed the investor out: this browser's other tabs forget them, too (readings S8). */
export function signOutEverywhere(): void {
  signOut();
  stopWaiting('nobody');
  // Storage tells only tabs that keep their session there.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel?.postMessage(message);
}

/** Hears of a sign-out in another tab, and tells the platform's page of every one that ended a session here. */
export function syncSignOut(): () => void {
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => {
      if (data === message) signOut();
    });
  }
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
