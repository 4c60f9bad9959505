import * as v from 'valibot';
import {
  servedRegistrySchema,
  type ServedRegistry,
} from '@investor-portal/shared/contract/registry';
import { loadJson } from './load-json';

const timeoutMs = 5_000;
const cacheName = 'investor-portal-registry';

/**
 * The registry as the server has it, and where it cannot be read the last good one this browser saw: a page opens
 * although the registry is down. Kept in the browser's cache storage, since local storage holds the session's six keys
 * and nothing else (readings S4).
 * @throws UnusableFileError when there is neither.
 */
export async function readRegistry(url: string): Promise<ServedRegistry> {
  try {
    const registry = await loadJson(url, servedRegistrySchema, timeoutMs);
    const usable = Object.values(registry).every((each) => each !== null);
    const whole = usable
      ? registry
      : { ...(await lastGoodRegistry(url)), ...usableEntries(registry) };
    void saveRegistry(url, whole);
    return { ...registry, ...whole };
  } catch (error) {
    const kept = await lastGoodRegistry(url);
    if (!kept) throw error;
    console.warn(`${url} cannot be used, so the last good registry is:`, error);
    return { ...empty, ...kept };
  }
}

const empty: ServedRegistry = { onboarding: null, opportunities: null, portfolio: null };

function usableEntries(registry: ServedRegistry): Partial<ServedRegistry> {
  return Object.fromEntries(Object.entries(registry).filter(([, released]) => released !== null));
}

// The cache is absent on a page without TLS, and full or blocked where a browser says so: then nothing is kept.
async function openCache(): Promise<Cache | undefined> {
  try {
    return await window.caches.open(cacheName);
  } catch {
    return undefined;
  }
}

/** What the next page uses where the registry cannot be read. */
export async function saveRegistry(url: string, registry: Partial<ServedRegistry>): Promise<void> {
  const cache = await openCache();
  await cache?.put(url, new Response(JSON.stringify(registry))).catch(() => undefined);
}

async function lastGoodRegistry(url: string): Promise<Partial<ServedRegistry> | undefined> {
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (!kept) return undefined;
  const body: unknown = await kept.json().catch(() => undefined);
  const parsed = v.safeParse(servedRegistrySchema, body);
  return parsed.success ? usableEntries(parsed.output) : undefined;
}
