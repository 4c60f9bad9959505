import { documentTime } from '@investor-portal/loader/document-json';
import type { Visitor } from '@investor-portal/registry/choose';
import { forgetPrefetched } from '@investor-portal/shared/partner-api/client/prefetched-response';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import {
  forgetInvestorTab,
  isWatchlist,
  storedVisitor,
  watchlistOf,
} from '@investor-portal/shared/session-rules/investor-storage';
import { isTokenExpired } from '@investor-portal/shared/session-rules/usable-session';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  accessTokenAtom,
  externalAtom,
  externalCodeAtom,
  forgetDetails,
  forgetExpiredSession,
  forgetInMemory,
  forgetSession,
  restoreSession,
  storedOwner,
  storedToken,
  withholdSession,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { notifyPlatform } from '../platform/platform';
import { tellOtherTabs } from './other-tabs';
import {
  transition,
  type SessionEffect,
  type SessionEvent,
  type StoredSession,
} from './session-machine';

type Restart = (at: 'welcome' | 'same screen') => void;

let restart: Restart = () => undefined;

/** @param next loads a fresh page, so that no data of the investor stays in memory. */
export function setRestart(next: Restart): void {
  restart = next;
}

export function report(event: SessionEvent): void {
  const { session, effects } = transition(store.get(pageSessionAtom), event, storedSession());
  // The state is set first, so that listeners to an effect find the new state.
  store.set(pageSessionAtom, session);
  for (const effect of effects) carryOut(effect);
}

/** Returns the investor to expect before the platform has confirmed one. Never show or request data based on it. */
export function expectedInvestor(): string | undefined {
  return store.get(externalAtom)?.externalReferenceCode ?? storedOwner();
}

/** Returns the same investor with their cohort, which decides the releases to load. */
export function expectedVisitor(): Visitor | undefined {
  const external = store.get(externalAtom);
  if (!external) return storedVisitor(knownRuntimeConfig()?.sessionPersistence);
  return { reference: external.externalReferenceCode, cohort: external.cohort };
}

function storedSession(): StoredSession {
  const token = storedToken();
  return {
    storedFor: storedOwner(),
    knownFor: store.get(externalCodeAtom) ?? expectedInvestor(),
    isTokenExpired: isTokenExpired(token, documentTime()),
    hasFreshToken: token !== '' && token !== store.get(accessTokenAtom),
    isPerTab: knownRuntimeConfig()?.sessionPersistence === 'session',
  };
}

function carryOut(effect: SessionEffect): void {
  switch (effect.type) {
    case 'withhold stored session':
      return withholdSession();
    case 'read stored session':
      return restoreSession();
    case 'forget data of this tab':
      return forgetInvestorTab();
    case 'forget session in memory':
      return forgetInMemory();
    case 'forget session':
      return forgetSession((key) => keepsWatchlist(effect.keeps, key));
    case 'forget expired session':
      return forgetExpiredSession();
    case 'forget details of previous investor':
      return forgetDetails();
    case 'forget prefetched responses':
      return forgetPrefetched();
    case 'store session':
      // Store the investor's reference first. Other tabs compare it with their own to tell whether storage still
      // belongs to them.
      store.set(externalCodeAtom, effect.details.externalReferenceCode);
      return store.set(externalAtom, effect.details);
    case 'tell platform of sign-out':
      return notifyPlatform({ action: 'portal:signed-out', value: null });
    case 'tell other tabs of sign-out':
      return tellOtherTabs(effect.investor);
    case 'restart':
      return restartPage(effect.at);
    case 'start over':
      return window.location.assign(errorCatalogue.unpreparedRequest.at);
    case 'reload':
      return window.location.reload();
  }
}

function keepsWatchlist(
  keeps: Extract<SessionEffect, { type: 'forget session' }>['keeps'],
  key: string,
): boolean {
  if (keeps === 'none' || !isWatchlist(key)) return false;
  return keeps.exceptOf === undefined || key !== watchlistOf(keeps.exceptOf);
}

function restartPage(at: 'welcome' | 'same screen'): void {
  // Outside a frame, the browser's Back may restore this page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restart(at);
  });
  restart(at);
}
