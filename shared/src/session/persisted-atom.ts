import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { knownRuntimeConfig } from './runtime-config';

/** The keys of spec §9, and the only ones the portal writes. */
export const storedKeys = [
  'external',
  'users',
  'camp',
  'issuerGuid',
  'externalCode',
  'gateway',
] as const;
export type StoredKey = (typeof storedKeys)[number];

let withheld = false;
const readAgain = new Set<() => void>();

/** From now on what is stored counts as absent, and other tabs are not followed (readings S8). */
export function withholdStored(): void {
  withheld = true;
}

/** From now on what is stored counts. */
export function releaseStored(): void {
  withheld = false;
  for (const read of readAgain) read();
}

/**
 * An atom kept in the browser's storage under one of the portal's keys. A value that is missing, unreadable or
 * of another shape counts as absent (readings S4). It is read when it is first subscribed to
 * (`restoreSession`), and tabs follow one another.
 */
export function persistedAtom<S extends v.GenericSchema>(key: StoredKey, schema: S) {
  type Value = v.InferOutput<S> | null;
  const parse = (text: string | null): Value => {
    if (text === null) return null;
    try {
      const result = v.safeParse(schema, JSON.parse(text));
      return result.success ? result.output : null;
    } catch {
      return null;
    }
  };
  const read = (name: string): Value =>
    withheld ? null : parse(attempt((area) => area.getItem(name)) ?? null);
  const remove = (name: string) => attempt((area) => area.removeItem(name));
  return atomWithStorage<Value>(key, null, {
    getItem: read,
    setItem: (name, value) =>
      value === null ? remove(name) : attempt((area) => area.setItem(name, JSON.stringify(value))),
    removeItem: remove,
    subscribe: (name, callback) => {
      const again = () => {
        const value = read(name);
        if (value !== null) callback(value);
      };
      const listener = (event: StorageEvent) => {
        if (withheld || event.storageArea !== attempt((area) => area)) return;
        if (event.key === name) callback(parse(event.newValue));
        else if (event.key === null) callback(null);
      };
      readAgain.add(again);
      window.addEventListener('storage', listener);
      return () => {
        readAgain.delete(again);
        window.removeEventListener('storage', listener);
      };
    },
  });
}

// Storage throws where a browser blocks it for embedded pages, and when it is full; the atom holds the value
// all the same.
function attempt<T>(work: (area: Storage) => T): T | undefined {
  try {
    const persistence = knownRuntimeConfig()?.sessionPersistence ?? 'local';
    if (persistence === 'memory') return undefined;
    return work(persistence === 'session' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}
