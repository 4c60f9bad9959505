import { isFirstInTab } from '@investor-portal/loader/web-storage';
import { fnv1a } from '@investor-portal/registry/fnv1a';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { report } from './session-effects';

/**
 * Called when a request cannot be prepared: removes the session and starts the portal over (spec §8, first row). Once per
 * token only, because a platform that hands over the same token again would cause an endless loop.
 */
export function startOver(): void {
  if (store.get(sessionClosedAtom)) return;
  // A hash tells tokens apart without storing one.
  const mark = String(fnv1a(store.get(accessTokenAtom)));
  report({ type: 'request not prepared', isFirst: isFirstInTab('portal.started-over-for', mark) });
}
