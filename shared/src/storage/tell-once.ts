import * as v from 'valibot';
import type { Fact } from '@investor-portal/embed/messages';
import { postToPlatform } from '../runtime/platform-window';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';
import { storedData } from './stored-data';
import { withBrowserStorage } from './tab-storage';

const key = 'told';
const toldSchema = v.array(v.string());
/** Enough for all facts of one investor before sign-out. */
const maxTold = 200;

const storedFacts = storedData(withBrowserStorage);

/**
 * Tells the platform's page of a fact, once per browser, because a later look-up, a reload or another tab may find the same
 * fact. After this page's session has ended, the platform would attribute the fact to the next investor.
 * @param id distinguishes the fact from others of its kind, such as a guid. It stays in the browser.
 */
export function tellOnce(fact: Fact, id: string): void {
  if (store.get(sessionClosedAtom) || wasTold(fact.action, id)) return;
  storedFacts.write(key, [...readTold(), entryOf(fact.action, id)].slice(-maxTold));
  postToPlatform(fact, knownRuntimeConfig()?.platformOrigins ?? []);
}

export function wasTold(action: Fact['action'], id: string): boolean {
  return readTold().includes(entryOf(action, id));
}

const entryOf = (action: Fact['action'], id: string) => `${action}:${id}`;
const readTold = () => storedFacts.read(key, toldSchema) ?? [];
