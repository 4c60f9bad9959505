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
  const previous = store.get(pageSessionAtom);
  const { session, effects } = transition(previous, event, storedSession());
  // The state is set first, so that listeners to an effect find the new state.
  store.set(pageSessionAtom, session);
  for (const effect of effects) (carryOut[effect.type] as (of: SessionEffect) => void)(effect);
  // At 'portal:signed-out' the platform's page would end its own session, which may be the other investor's by now.
  if (previous.name === 'active' && session.name === 'superseded')
    notifyPlatform({ action: 'portal:superseded', value: null });
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

type EffectOf<Type extends SessionEffect['type']> = Extract<SessionEffect, { type: Type }>;

const carryOut: { [Type in SessionEffect['type']]: (effect: EffectOf<Type>) => void } = {
  'withhold stored session': withholdSession,
  'read stored session': restoreSession,
  'forget data of this tab': forgetInvestorTab,
  'forget session in memory': forgetInMemory,
  'forget session': ({ keeps }) => forgetSession((key) => keepsWatchlist(keeps, key)),
  'forget expired session': forgetExpiredSession,
  'forget details of previous investor': forgetDetails,
  'forget prefetched responses': forgetPrefetched,
  'store session': ({ details }) => {
    // Store the reference first. Other tabs compare it with their own to tell whether storage still belongs to them.
    store.set(externalCodeAtom, details.externalReferenceCode);
    store.set(externalAtom, details);
  },
  'tell platform of sign-out': () => notifyPlatform({ action: 'portal:signed-out', value: null }),
  'tell other tabs of sign-out': ({ investor }) => tellOtherTabs(investor),
  restart: ({ at }) => {
    // Outside a frame, the browser's Back may restore this page.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) restart(at);
    });
    restart(at);
  },
  'start over': () => window.location.assign(errorCatalogue.unpreparedRequest.at),
  reload: () => window.location.reload(),
};

function keepsWatchlist(keeps: EffectOf<'forget session'>['keeps'], key: string): boolean {
  if (keeps === 'none' || !isWatchlist(key)) return false;
  return keeps.exceptOf === undefined || key !== watchlistOf(keeps.exceptOf);
}
