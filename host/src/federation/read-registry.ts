import * as v from 'valibot';
import {
  servedRegistrySchema,
  type ServedRegistry,
} from '@investor-portal/shared/contract/registry';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { lastGood, saveLastGood } from '../registry/last-good-registry';
import { forEachRemote } from '../registry/remotes';
import { loadText, parseFile, UnusableFileError } from './load-json';

const timeoutMs = 5_000;

/**
 * Fetches the registry, and falls back to the last valid one this browser saw, so that pages open while the registry is
 * down. Where the configuration names keys, one of them must have signed it (decision 95).
 * @throws UnusableFileError when there is neither.
 */
export async function readRegistry(url: string): Promise<ServedRegistry> {
  try {
    return await usableRegistry(url, await loadText(url, timeoutMs));
  } catch (error) {
    const saved = await lastGoodRegistry(url);
    if (!saved) throw error;
    console.warn(`${url} is unusable; using the last valid registry.`, error);
    return { ...empty, ...saved };
  }
}

/**
 * The registry in a text. The last valid one replaces its unusable entries.
 * @throws UnusableFileError
 */
export async function usableRegistry(url: string, text: string): Promise<ServedRegistry> {
  const registry = await verifiedRegistry(url, text);
  const usable = Object.values(registry).every((each) => each !== null);
  if (usable) {
    void saveLastGood(url, text);
    return registry;
  }
  const whole = { ...(await lastGoodRegistry(url)), ...usableEntries(registry) };
  // A signed text is saved unchanged: with entries from elsewhere, its signature would not match.
  void saveLastGood(url, runtimeConfig().registryKeys ? text : JSON.stringify(whole));
  return { ...registry, ...whole };
}

const empty: ServedRegistry = forEachRemote(() => null);

async function verifiedRegistry(url: string, text: string): Promise<ServedRegistry> {
  const { registryKeys } = runtimeConfig();
  if (!registryKeys) return parseFile(url, servedRegistrySchema, text);
  // Loads late: the document's first script has verified the first screen's registry.
  const { verifyFetched } = await import('./signed-registry');
  try {
    return v.parse(servedRegistrySchema, await verifyFetched(url, text, registryKeys));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableFileError(url, `${url} is refused: ${why}.`);
  }
}

function usableEntries(registry: ServedRegistry): Partial<ServedRegistry> {
  return Object.fromEntries(Object.entries(registry).filter(([, released]) => released !== null));
}

async function lastGoodRegistry(url: string): Promise<Partial<ServedRegistry> | undefined> {
  const text = await lastGood(url);
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(servedRegistrySchema, await parseSaved(url, text));
    return parsed.success ? usableEntries(parsed.output) : undefined;
  } catch {
    return undefined;
  }
}

async function parseSaved(url: string, text: string): Promise<unknown> {
  const { registryKeys } = runtimeConfig();
  if (!registryKeys) return JSON.parse(text);
  const { verifySaved } = await import('./signed-registry');
  return verifySaved(url, text, registryKeys);
}
