import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';

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

/**
 * An atom kept in local storage under one of the portal's keys. A value that is missing, unreadable or of
 * another shape counts as absent (readings S4). Tabs follow one another.
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
  return atomWithStorage<Value>(
    key,
    null,
    {
      getItem: (name) => parse(readStorage(name)),
      setItem: (name, value) =>
        value === null ? removeStorage(name) : writeStorage(name, JSON.stringify(value)),
      removeItem: removeStorage,
      subscribe: (name, callback) => {
        const listener = (event: StorageEvent) => {
          if (event.storageArea !== localStorage) return;
          if (event.key === name) callback(parse(event.newValue));
          else if (event.key === null) callback(null);
        };
        window.addEventListener('storage', listener);
        return () => window.removeEventListener('storage', listener);
      },
    },
    { getOnInit: true },
  );
}

// Storage throws where a browser blocks it for embedded pages; the portal then lives in memory only.
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    /* full or blocked: the atom still holds the value */
  }
}

function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    /* blocked: nothing was kept there */
  }
}
