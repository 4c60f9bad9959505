import { documentStart } from '@investor-portal/shared/contract/document-start';
import {
  accessTokenAtom,
  externalAtom,
  externalCodeAtom,
  forgetSession,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  confirmSession,
  handedOverAtom,
  isAnother,
  leaveSession,
  watchOtherTabs,
} from '../session/page-session';
import { isPlatformMessage } from './platform';
import { readPartnerMessage } from './partner-message';

type Receiver = (details: ExternalDetails) => void;

const receivers = new Set<Receiver>();
const reported = new Set<string>();

/** Called after each hand-over, when the session atoms already hold it. */
export function onHandover(receiver: Receiver): () => void {
  receivers.add(receiver);
  return () => void receivers.delete(receiver);
}

/**
 * Listens for 'bibo' for as long as the page lives (spec §1). `startAfresh` is called when the hand-over is of
 * another investor than the one before: it must leave nothing of the first in memory.
 */
export function listenForHandover(startAfresh: () => void): () => void {
  const listener = (event: MessageEvent) => {
    const message = readPartnerMessage(event.data);
    if (message.kind === 'foreign') return;
    if (!isPlatformMessage(event)) reportOnce(`A hand-over from ${event.origin} was refused.`);
    else if (message.kind === 'malformed') reportOnce(`A hand-over is ${message.reason}.`);
    else accept(message.details, startAfresh);
  };
  window.addEventListener('message', listener);
  // The document's first script has listened until now.
  for (const event of documentStart()?.messages.splice(0) ?? []) listener(event);
  documentStart()?.handOn();
  const stopWatching = watchOtherTabs();
  return () => {
    stopWatching();
    window.removeEventListener('message', listener);
  };
}

function accept(details: ExternalDetails, startAfresh: () => void): void {
  const reference = details.externalReferenceCode;
  const other = isAnother(reference);
  if (other) {
    leaveSession();
    forgetSession();
  }
  if (store.get(accessTokenAtom) === '') store.set(handedOverAtom, true);
  store.set(externalAtom, details);
  store.set(externalCodeAtom, reference);
  if (other) return leave(startAfresh);
  confirmSession(reference);
  for (const receiver of receivers) receiver(details);
}

function leave(startAfresh: () => void): void {
  // Where nobody frames the portal, the browser's Back may bring this very page back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startAfresh();
  });
  startAfresh();
}

function reportOnce(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.warn(problem);
}
