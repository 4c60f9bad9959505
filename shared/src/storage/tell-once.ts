import * as v from 'valibot';
import type { Fact } from '@investor-portal/embed/messages';
import { postToPlatform } from '../runtime/platform-window';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';
import { investorMemory } from './investor-memory';
import { withBrowserStorage } from './tab-storage';

const key = 'told';
const toldSchema = v.array(v.string());
/** More facts than an investor settles before they sign out. */
const maxTold = 200;

// Where local storage is unavailable, facts are remembered as long as the page.
const inMemory = investorMemory<string>();

/**
 * Tells the platform's page of a fact, once in this browser: a later look-up, a reload or another tab may find the same.
 * Nothing is told once this page's session has ended, because the platform would take it for the next investor's.
 * @param id distinguishes the fact from others of its kind, such as a guid. It stays in the browser.
 */
export function tellOnce(fact: Fact, id: string): void {
  if (store.get(sessionClosedAtom)) return;
  const told = readTold();
  const entry = `${fact.action}:${id}`;
  if (told.includes(entry)) return;
  const text = JSON.stringify([...told, entry].slice(-maxTold));
  const stored = withBrowserStorage((storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (!stored) inMemory.set(key, text);
  postToPlatform(fact, knownRuntimeConfig()?.platformOrigins ?? []);
}

function readTold(): string[] {
  const text = withBrowserStorage((storage) => storage.getItem(key)) ?? inMemory.get(key);
  try {
    const parsed = v.safeParse(toldSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
