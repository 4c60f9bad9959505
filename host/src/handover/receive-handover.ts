import { documentStart } from '@investor-portal/shared/contract/document-start';
import {
  accessTokenAtom,
  externalAtom,
  externalCodeAtom,
  forgetSession,
  restoreSession,
  sessionClosedAtom,
  type ExternalDetails,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  activateSession,
  stopWaiting,
  startedByHandoverAtom,
  hasInvestor,
  isAnotherInvestor,
  closeSession,
  expectedInvestor,
  watchOtherTabs,
} from '../session/page-session';
import { signOutEverywhere } from '../session/sign-out';
import { isPartnerData } from '../platform/partner-actions';
import { isPlatformMessage, notifyPlatform } from '../platform/platform';
import { readPartnerMessage, type PartnerMessage } from './partner-message';

interface Receiver {
  received: (details: ExternalDetails) => void;
  refused: (() => void) | undefined;
}

const receivers = new Set<Receiver>();
const reported = new Set<string>();

/**
 * `received` is called after each hand-over, when the session atoms already hold it; `refused` when the platform says
 * that it has none, or what it handed over cannot be used.
 */
export function onHandover(received: Receiver['received'], refused?: () => void): () => void {
  const receiver = { received, refused };
  receivers.add(receiver);
  return () => void receivers.delete(receiver);
}

/**
 * Listens for 'bibo' for as long as the page lives (spec §1). `restart` is called when the hand-over is of
 * another investor than the one before: it must leave nothing of the first in memory.
 */
export function listenForHandover(restart: () => void): () => void {
  const listener = (event: MessageEvent) => {
    if (!isPartnerData(event.data)) return;
    if (isPlatformMessage(event)) hear(readPartnerMessage(event.data), restart);
    else warnOnce(`A hand-over from ${event.origin} was refused.`);
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

function hear(message: PartnerMessage, restart: () => void): void {
  if (message.kind === 'handover') return accept(message.details, restart);
  if (message.kind === 'malformed') reportMalformed(message.reason);
  if (message.kind === 'sign-out') signOutEverywhere();
  else stopWaiting('unavailable');
  for (const { refused } of receivers) refused?.();
}

function accept(details: ExternalDetails, restart: () => void): void {
  const reference = details.externalReferenceCode;
  const other = isAnotherInvestor(reference);
  // A page whose session has ended takes no other: even the same investor goes on in a fresh one.
  const spent = store.get(sessionClosedAtom) || (other && hasInvestor());
  const kept = expectedInvestor() === reference;
  if (spent) closeSession();
  // Stores that do not say whose they are may be anybody’s; those of this investor may be in use in another tab.
  if (!kept) forgetSession();
  restoreSession();
  if (!kept && store.get(accessTokenAtom) === '') store.set(startedByHandoverAtom, true);
  store.set(externalAtom, details);
  store.set(externalCodeAtom, reference);
  if (spent) return leave(restart);
  activateSession(reference);
  for (const { received } of receivers) received(details);
}

function leave(restart: () => void): void {
  // Where nobody frames the portal, the browser's Back may bring this very page back.
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

/** @returns whether this is the first time. */
function warnOnce(problem: string): boolean {
  if (reported.has(problem)) return false;
  reported.add(problem);
  console.warn(problem);
  return true;
}
