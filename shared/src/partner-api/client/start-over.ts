import {
  accessTokenAtom,
  forgetSession,
  sessionClosedAtom,
  unpreparedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { errorCatalogue } from '../../rules/error-catalogue';

const guardKey = 'portal.started-over-for';

/**
 * Called when a request cannot be prepared: removes the session and starts the portal over (spec §8, first row). Once per
 * token only, because a platform that hands over the same token again would cause an endless loop.
 */
export function startOver(): void {
  // Other requests of the same page end up here too.
  if (store.get(unpreparedAtom)) return;
  const first = takeGuard(store.get(accessTokenAtom));
  store.set(unpreparedAtom, first ? 'starting over' : 'stopped');
  store.set(sessionClosedAtom, true);
  forgetSession();
  if (first) window.location.assign(errorCatalogue.unpreparedRequest.at);
}

// Without storage nothing would stop the loop, so it does not even start.
function takeGuard(token: string): boolean {
  try {
    const mark = markOf(token);
    if (sessionStorage.getItem(guardKey) === mark) return false;
    sessionStorage.setItem(guardKey, mark);
    return true;
  } catch {
    return false;
  }
}

/** Tells tokens apart without storing one: a 32-bit FNV-1a hash. */
function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1)
    hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
