import { atom } from 'jotai';
import { protocolVersion } from '@investor-portal/embed/messages';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { hasExpired, pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { setApp } from '@investor-portal/shared/session/session-host';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { store } from '@investor-portal/shared/session/store';
import { noteTokenExpiry } from '@investor-portal/shared/session-rules/usable-session';
import { watchOtherTabs } from '../session/other-tabs';
import { report } from '../session/session-effects';
import { isFromPlatform, isPlatformData, type PlatformData } from '../platform/platform-messages';
import {
  forgetPostedEvents,
  loadCode,
  notifyPlatform,
  reportOnce,
  warnOnce,
} from '../platform/platform';
import { readHandoverMessage, type HandoverMessage } from './handover-message';
import { awaitAnswer, noteHandover, tellSessionFailure } from './session-failure';

type Subscriber = (isHandedOver: boolean) => void;
const subscribers = new Set<Subscriber>();

export const offersSignInAtom = atom(false);

/** Whether the platform has answered the latest request for a session. It has not if its page could not ask its server. */
export const hasAnsweredAtom = atom(true);

export function askPlatform(reason: 'expired' | 'retry'): void {
  notifyPlatform({ action: 'portal:session-expired', value: { reason } });
}

/** Calls back with true after a hand-over is stored, or with false if there is no session. Returns a function that ends it. */
export function onAnswer(subscriber: Subscriber): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/** Listens for 'bibo' as long as the page lives (spec §1), and for hand-overs to other tabs. */
export function listenForHandover(): () => void {
  const listener = (event: MessageEvent) => {
    if (!isPlatformData(event.data)) return;
    if (isFromPlatform(event, runtimeConfig().platformOrigins)) {
      compareProtocol(event.data);
      store.set(offersSignInAtom, event.data.signIn === true);
      noteApp(event);
      handleMessage(readHandoverMessage(event.data));
    } else warnOnce(`A hand-over from ${event.origin} was refused.`);
  };
  window.addEventListener('message', listener);
  // The document's first script has buffered messages until now.
  for (const event of documentStart()?.messages.splice(0) ?? []) listener(event);
  documentStart()?.handOn();
  const stopWatching = watchOtherTabs(report);
  return () => {
    stopWatching();
    window.removeEventListener('message', listener);
  };
}

function handleMessage(message: HandoverMessage): void {
  if (message.kind === 'handover') return acceptHandover(message);
  store.set(hasAnsweredAtom, message.kind !== 'no-session' || message.reason === 'not-signed-in');
  if (message.kind === 'no-session') awaitAnswer();
  if (message.kind === 'malformed') {
    warnOnce(`A hand-over is ${message.reason}.`);
    tellSessionFailure('details', `getPartnerDetails returned details that are ${message.reason}.`);
  }
  const reason = message.kind === 'no-session' ? message.reason : 'unavailable';
  if (message.kind === 'sign-out') report({ type: 'platform signed out' });
  else report({ type: 'handover refused', reason });
  for (const subscriber of subscribers) subscriber(false);
}

function acceptHandover(message: Extract<HandoverMessage, { kind: 'handover' }>): void {
  const { details, expiresIn } = message;
  forgetPostedEvents();
  const { access_token: token } = details.tokenDetails;
  if (expiresIn !== undefined) noteTokenExpiry(token, serverNow() + expiresIn * 1000);
  store.set(hasAnsweredAtom, true);
  report({ type: 'handover received', details });
  const session = store.get(pageSessionAtom);
  // If the session is not active, a fresh page is about to load.
  if (session.name !== 'active') return;
  if (hasExpired(session)) {
    const reason = 'getPartnerDetails returned the token again that the partner API has refused.';
    tellSessionFailure('token-refused', reason);
  } else noteHandover();
  for (const subscriber of subscribers) subscriber(true);
}

let latestWithApp: MessageEvent<PlatformData> | undefined;

/** The latest message says whether there is an app, and what it does. Without an app, its code is never loaded. */
function noteApp(event: MessageEvent<PlatformData>): void {
  latestWithApp = event.data.appActions ? event : undefined;
  if (!latestWithApp) return setApp(undefined);
  void loadCode(
    () => import(/* webpackChunkName: "app" */ '../platform/app'),
    // Another message may have arrived while the code was loading.
    ({ acceptApp }) => latestWithApp === event && acceptApp(event),
    { source: 'app', reason: 'The code for appActions did not load.' },
  );
}

/** A page without embed.js need not say its version. */
function compareProtocol({ protocol = protocolVersion }: PlatformData): void {
  if (protocol === protocolVersion) return;
  const reason = `version ${String(protocol)} of the messages, and the portal version ${protocolVersion}`;
  reportOnce(`The page speaks ${reason}.`, { source: 'handover', kind: 'protocol', reason });
}
