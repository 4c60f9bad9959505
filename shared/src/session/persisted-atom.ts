import type { WritableAtom } from 'jotai';
import { atomWithStorage, type RESET } from 'jotai/utils';
import * as v from 'valibot';
import { withStorage } from '@investor-portal/loader/web-storage';
import { sessionArea } from '../session-rules/investor-storage';
import { knownRuntimeConfig } from './runtime-config';

/** The keys of spec §9. Keys of remotes have a prefix instead (session-rules/investor-storage). */
export const storedKeys = [
  'external',
  'users',
  'camp',
  'issuerGuid',
  'externalCode',
  'gateway',
] as const;
export type StoredKey = (typeof storedKeys)[number];

type Update<T> = T | typeof RESET | ((before: T) => T | typeof RESET);
export type PersistedAtom<T> = WritableAtom<T | null, [Update<T | null>], void>;

const expiredText = 'null';

let isWithheld = false;
const rereads = new Set<() => void>();

/** From now on, stored values count as absent and other tabs are ignored (readings S8). */
export function ignoreStoredValues(): void {
  isWithheld = true;
}

export function readStoredValues(): void {
  isWithheld = false;
  for (const read of rereads) read();
}

/** Other tabs ignore the removal of an overwritten value, because they may still renew the session. */
export function overwriteStoredValues(): void {
  withSessionStorage((area) => {
    for (const key of storedKeys) area.setItem(key, expiredText);
  });
}

/**
 * An atom persisted in web storage. A value of another shape counts as absent (readings S4). The value is read on the first
 * subscription (`restoreSession`), and follows other tabs. RESET forgets the value in this page only (readings S10).
 * @param mayStore returns false while storage belongs to a different investor.
 */
export function persistedAtom<S extends v.GenericSchema>(
  key: StoredKey,
  schema: S,
  mayStore = () => true,
): PersistedAtom<v.InferOutput<S>> {
  type Value = v.InferOutput<S> | null;
  const parse = (text: string | null | undefined): Value => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    return result.success ? result.output : null;
  };
  const read = (name: string): Value =>
    isWithheld ? null : parse(withSessionStorage((area) => area.getItem(name)));
  return atomWithStorage<Value>(key, null, {
    getItem: read,
    setItem: (name, value) => {
      if (!mayStore()) return;
      const isStored = withSessionStorage((area) => {
        if (value !== null) area.setItem(name, JSON.stringify(value));
        return value !== null;
      });
      // If storage has no room for a value, the previous value must not stay there.
      if (!isStored) withSessionStorage((area) => area.removeItem(name));
    },
    removeItem: () => undefined,
    subscribe: (name, callback) => {
      const reread = () => {
        const value = read(name);
        if (value !== null) callback(value);
      };
      const listener = (event: StorageEvent) => {
        if (isWithheld || event.storageArea !== withSessionStorage((area) => area)) return;
        if (event.key === null) callback(null);
        else if (event.key === name && (event.newValue ?? event.oldValue) !== expiredText)
          callback(parse(event.newValue));
      };
      rereads.add(reread);
      window.addEventListener('storage', listener);
      return () => {
        rereads.delete(reread);
        window.removeEventListener('storage', listener);
      };
    },
  });
}

function withSessionStorage<T>(work: (storage: Storage) => T): T | undefined {
  const area = sessionArea(knownRuntimeConfig()?.sessionPersistence);
  return area && withStorage(area, work);
}
