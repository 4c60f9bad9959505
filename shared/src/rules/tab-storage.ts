import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Whether this tab may keep anything of the investor beyond the page: a platform may want nothing stored. */
export function tabKeeps(): boolean {
  return knownRuntimeConfig()?.sessionPersistence !== 'memory';
}

/**
 * Asks session storage; undefined where nothing may be stored, and where a browser blocks storage for embedded
 * pages or has no room: what the page knows is then all there is.
 */
export function inTab<T>(work: (area: Storage) => T): T | undefined {
  if (!tabKeeps()) return undefined;
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
