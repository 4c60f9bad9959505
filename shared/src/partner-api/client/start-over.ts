import { isFirstInTab } from '@investor-portal/loader/web-storage';
import { fnv1a } from '@investor-portal/registry/fnv1a';
import {
  accessTokenAtom,
  forgetSession,
  sessionClosedAtom,
  unpreparedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { errorCatalogue } from '../../rules/error-catalogue';

/**
 * Called when a request cannot be prepared: removes the session and starts the portal over (spec §8, first row). Once per
 * token only, because a platform that hands over the same token again would cause an endless loop.
 */
export function startOver(): void {
  // Other requests of the same page end up here too.
  if (store.get(unpreparedAtom)) return;
  // A hash tells tokens apart without storing one.
  const first = isFirstInTab('portal.started-over-for', String(fnv1a(store.get(accessTokenAtom))));
  store.set(unpreparedAtom, first ? 'starting over' : 'stopped');
  store.set(sessionClosedAtom, true);
  forgetSession();
  if (first) window.location.assign(errorCatalogue.unpreparedRequest.at);
}
