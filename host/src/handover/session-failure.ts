import type { SessionError } from '@investor-portal/embed/messages';
import {
  fetchUserDetails,
  userDetailsCall,
} from '@investor-portal/shared/partner-api/contract/partner';
import { hasExpired, pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { notifyPlatform } from '../platform/platform';
import { report } from '../session/session-effects';

/** The answer of the API that the platform's page waits for. Undefined once the page has been told of it. */
let awaited: 'any' | 'user details' | undefined = 'any';

/** Tells the platform's page, whose status has failed until `noteAnswer` tells it of an answer. */
export function tellSessionFailure(kind: SessionError, reason: string): void {
  awaited = kind === 'token-refused' || kind === 'details' ? (awaited ?? 'any') : 'user details';
  notifyPlatform({ action: 'portal:error', value: { source: 'session', kind, reason } });
}

/** Whether the API has not yet answered a call with the token of the latest hand-over. */
let isUnanswered = false;
/** Whether the API has refused the latest token that it has answered. */
let hasRefused = false;
/** Whether the latest token was handed over after a refused one, and the API has not accepted it. */
let isSecond = false;
/** Whether the API has refused such a token for the investor's details too. Lasts until the API accepts a token. */
let isCertain = false;

export function noteHandover(): void {
  isUnanswered = true;
  isSecond = hasRefused;
  awaitAnswer();
}

export const awaitAnswer = () => void (awaited ??= 'any');

/** Tells the page of the API's first answer to a token, or that it refused a fresh one. */
export function noteAnswer(call: string, isRefused = false): void {
  const reason = 'The partner API refused the token that getPartnerDetails returned.';
  const session = store.get(pageSessionAtom);
  const isOfInvestor = call === userDetailsCall.name;
  if (isRefused && isUnanswered) {
    tellSessionFailure('token-refused', reason);
    // An API may refuse one call whatever the token is, so the second refusal is checked with the investor's details.
    if (isSecond && !isOfInvestor && session.name === 'active')
      fetchUserDetails(session.investor).catch(() => undefined);
  }
  isUnanswered = false;
  hasRefused = isRefused && session.name === 'active';
  isSecond &&= isRefused;
  isCertain = isSecond && (isCertain || isOfInvestor);
  // A refused call then asks for no other token by itself, but waits for the investor's Retry (readings S6).
  if (isCertain && !hasExpired(session)) {
    report({ type: 'token rejected', token: store.get(accessTokenAtom) });
    report({ type: 'token not renewed' });
  }
  // While the page waits for a fresh token, other calls may still be answered with the refused token.
  if (isRefused || session.name !== 'active' || session.renewal) return;
  if (!awaited || (awaited === 'user details' && !isOfInvestor)) return;
  awaited = undefined;
  notifyPlatform({ action: 'portal:session-accepted', value: null });
}
