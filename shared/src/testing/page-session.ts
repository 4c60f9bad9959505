import * as v from 'valibot';
import { pageSessionAtom, type PageSession } from '@investor-portal/shared/session/page-session';
import {
  externalAtom,
  externalCodeAtom,
  userDetailsSchema,
  usersAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { externalDetails } from './external-details';

type ActiveSession = Extract<PageSession, { name: 'active' }>;

export const pendingSession: PageSession = { name: 'pending', renewal: null };
export const visitorSession: PageSession = { name: 'visitor', reason: null, renewal: null };
export const signedOutSession: PageSession = { name: 'signed-out', investor: 'EXT-1' };

export function activeSession(changes: Partial<ActiveSession> = {}): ActiveSession {
  const arrived = { startedByHandover: false, confirmed: true, renewal: null };
  return { name: 'active', investor: 'EXT-1', ...arrived, ...changes };
}

export function setPageSession(session: PageSession): void {
  store.set(pageSessionAtom, session);
}

/** Opens the session of an investor whom the API does not need to know. */
export function openSession(investor = 'EXT-1', token?: string): void {
  setPageSession(activeSession({ investor }));
  store.set(externalCodeAtom, investor);
  store.set(externalAtom, externalDetails(investor, token));
}

/** Sets details of the investor that were fetched before. */
export function setUser(details: object): void {
  store.set(usersAtom, v.parse(userDetailsSchema, details));
}

export function pageSessionName(): PageSession['name'] {
  return store.get(pageSessionAtom).name;
}
