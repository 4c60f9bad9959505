import { pageSessionAtom, type PageSession } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';

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

export function pageSessionName(): PageSession['name'] {
  return store.get(pageSessionAtom).name;
}
