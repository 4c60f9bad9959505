import { documentStart } from '@investor-portal/shared/contract/document-start';
import {
  externalAtom,
  externalCodeAtom,
  forgetDetails,
  restoreSession,
  sessionClosedAtom,
  storedOwner,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  activateSession,
  stopWaiting,
  startedByHandoverAtom,
  isAnotherInvestor,
  closeSession,
  pageInvestor,
  watchOtherTabs,
} from '../session/page-session';
import { signOutEverywhere } from '../session/sign-out';
import { isPlatformData } from '../platform/platform-window';
import { forgetPostedEvents, isPlatformMessage, notifyPlatform } from '../platform/platform';
import { readHandoverMessage, type HandoverMessage } from './handover-message';

interface Subscriber {
  onDetails: (details: ExternalDetails) => void;
  onUnavailable: (() => void) | undefined;
}

const subscribers = new Set<Subscriber>();
const reported = new Set<string>();

/**
 * Subscribes to hand-overs. `onDetails` is called after the session atoms hold the details; `onUnavailable` when the
 * platform has no session or its hand-over is invalid.
 * @returns a function that unsubscribes.
 */
export function onHandover(
  onDetails: Subscriber['onDetails'],
  onUnavailable?: () => void,
): () => void {
  const subscriber = { onDetails, onUnavailable };
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/**
 * Listens for 'bibo' as long as the page lives (spec §1). `restart` is called when another investor is handed over; it
 * must leave nothing of the previous one in memory.
 */
export function listenForHandover(restart: () => void): () => void {
  const listener = (event: MessageEvent) => {
    if (!isPlatformData(event.data)) return;
    if (isPlatformMessage(event)) handleMessage(readHandoverMessage(event.data), restart);
    else warnOnce(`A hand-over from ${event.origin} was refused.`);
  };
  window.addEventListener('message', listener);
  // The document's first script has buffered messages until now.
  for (const event of documentStart()?.messages.splice(0) ?? []) listener(event);
  documentStart()?.handOn();
  const stopWatching = watchOtherTabs();
  return () => {
    stopWatching();
    window.removeEventListener('message', listener);
  };
}

function handleMessage(message: HandoverMessage, restart: () => void): void {
  if (message.kind === 'handover') return acceptHandover(message.details, restart);
  if (message.kind === 'malformed') reportMalformed(message.reason);
  if (message.kind === 'sign-out') signOutEverywhere();
  else stopWaiting('unavailable');
  for (const { onUnavailable } of subscribers) onUnavailable?.();
}

function acceptHandover(details: ExternalDetails, restart: () => void): void {
  forgetPostedEvents();
  const reference = details.externalReferenceCode;
  const isAnother = isAnotherInvestor(reference);
  // A page whose session has ended accepts no other: even the same investor continues on a fresh page.
  const needsRestart = store.get(sessionClosedAtom) || (isAnother && pageInvestor() !== undefined);
  // Storage knows better than this page, which may not have heard of what another tab has received.
  const isStored = (storedOwner() ?? store.get(externalAtom)?.externalReferenceCode) === reference;
  if (needsRestart) closeSession();
  // Stores without an owner may be anybody’s. Those of this investor may be in use in another tab.
  if (!isStored) {
    forgetDetails();
    store.set(startedByHandoverAtom, true);
  }
  // First whose session it is: by that other tabs know whether storage is still theirs.
  store.set(externalCodeAtom, reference);
  store.set(externalAtom, details);
  restoreSession();
  if (needsRestart) return restartPage(restart);
  activateSession(reference);
  for (const { onDetails } of subscribers) onDetails(details);
}

function restartPage(restart: () => void): void {
  // Outside a frame, the browser's Back may restore this page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restart();
  });
  restart();
}

function reportMalformed(reason: string): void {
  if (warnOnce(`A hand-over is ${reason}.`))
    notifyPlatform({
      action: 'portal:error',
      value: { source: 'handover', kind: 'malformed', reason },
    });
}

/** @returns whether the warning is new. */
function warnOnce(problem: string): boolean {
  if (reported.has(problem)) return false;
  reported.add(problem);
  console.warn(problem);
  return true;
}
