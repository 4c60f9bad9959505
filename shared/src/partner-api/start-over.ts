import {
  accessTokenAtom,
  forgetSession,
  sessionClosedAtom,
  unpreparedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { errorCatalogue } from '../rules/error-catalogue';

const guardKey = 'portal.started-over-for';

/**
 * A request cannot be prepared: the session is forgotten and the portal starts over (spec §8, first row). Where the
 * platform hands over the same token again, that would lead here again, for ever; so it happens once for a token.
 */
export function startOver(): void {
  // The other requests of the same page come here too.
  if (store.get(unpreparedAtom)) return;
  const first = takeGuard(store.get(accessTokenAtom));
  store.set(unpreparedAtom, first ? 'starting over' : 'stopped');
  store.set(sessionClosedAtom, true);
  forgetSession();
  if (first) window.location.assign(errorCatalogue.unpreparedRequest.at);
}

// Without a storage nothing would stop a second start, so there is not even a first.
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

/** Tells tokens apart and gives none away: 32 bits of them (FNV-1a). */
function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1)
    hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
