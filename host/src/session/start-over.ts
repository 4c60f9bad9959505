import { isFirstInTab } from '@investor-portal/loader/web-storage';
import { fnv1a } from '@investor-portal/registry/fnv1a';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { report } from './session-effects';

/**
 * Restarts the portal once per token (spec §8, first row), because a platform that hands over the same token again
 * would cause an endless loop.
 */
export function startOver(): void {
  if (store.get(sessionClosedAtom)) return;
  // A hash identifies the token without storing it.
  const mark = String(fnv1a(store.get(accessTokenAtom)));
  report({ type: 'request not prepared', isFirst: isFirstInTab('portal.started-over-for', mark) });
}
