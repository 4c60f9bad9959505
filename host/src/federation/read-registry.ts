import * as v from 'valibot';
import {
  servedRegistrySchema,
  type ServedRegistry,
} from '@investor-portal/shared/contract/registry';
import { forEachRemote } from '../registry/remotes';
import { loadJson } from './load-json';

const timeoutMs = 5_000;
const cacheName = 'investor-portal-registry';

/**
 * Fetches the registry, and falls back to the last valid one this browser saw, so that pages open while the registry is
 * down. That copy is in cache storage, because local storage holds the session's six keys and nothing else (readings S4).
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
    const saved = await lastGoodRegistry(url);
    if (!saved) throw error;
    console.warn(`${url} is unusable; using the last valid registry.`, error);
    return { ...empty, ...saved };
  }
}

const empty: ServedRegistry = forEachRemote(() => null);

function usableEntries(registry: ServedRegistry): Partial<ServedRegistry> {
  return Object.fromEntries(Object.entries(registry).filter(([, released]) => released !== null));
}

// Cache storage is missing without TLS and may be full or blocked. Then nothing is saved.
async function openCache(): Promise<Cache | undefined> {
  try {
    return await window.caches.open(cacheName);
  } catch {
    return undefined;
  }
}

/** Saves a registry for pages that cannot fetch it. */
export async function saveRegistry(url: string, registry: Partial<ServedRegistry>): Promise<void> {
  const cache = await openCache();
  await cache?.put(url, new Response(JSON.stringify(registry))).catch(() => undefined);
}

async function lastGoodRegistry(url: string): Promise<Partial<ServedRegistry> | undefined> {
  const cache = await openCache();
  const response = await cache?.match(url).catch(() => undefined);
  if (!response) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = v.safeParse(servedRegistrySchema, body);
  return parsed.success ? usableEntries(parsed.output) : undefined;
}
