import * as v from 'valibot';
import { createServedRegistrySchema, type RegistryEntry } from '@investor-portal/registry/format';
import { fromBase64Url, type VerifyEd25519 } from '@investor-portal/registry/signatures';
import {
  verifyEd25519,
  verifyRegistry,
  verifySavedRegistry,
  whyTooOld,
} from '@investor-portal/registry/verify';
import { documentTime } from './document-json';
import { readLastGood, saveLastGood } from './last-good-registry';
import { loadText, parseFile, UnusableFileError } from './load-json';
import { loaderConfiguration, loaderOptions } from './loader-options';

/** The entry of a remote is null if it is unusable. */
export type PageRegistry = Readonly<Record<string, RegistryEntry | null>>;

export const servedRegistrySchema = (): v.GenericSchema<unknown, PageRegistry> =>
  createServedRegistrySchema(loaderOptions().remotes);

export function hasAllRemotes(registry: PageRegistry): boolean {
  const { remotes, optionalRemotes = [] } = loaderOptions();
  return remotes.every((name) => registry[name] || optionalRemotes.includes(name));
}

const timeoutMs = 5_000;

/** Falls back to the last valid registry that this browser saw, so that pages open while the registry is down. */
export async function loadRegistry(url: string): Promise<PageRegistry> {
  try {
    return await usableRegistry(url, await loadText(url, timeoutMs));
  } catch (error) {
    const saved = await lastGoodRegistry(url);
    if (!saved) throw error;
    console.warn(`${url} is unusable; using the last valid registry.`, error);
    return { ...emptyRegistry(), ...saved };
  }
}

/** Replaces unusable entries by entries of the last valid registry. */
export async function usableRegistry(url: string, text: string): Promise<PageRegistry> {
  const registry = await verifiedRegistry(url, text);
  if (hasAllRemotes(registry)) {
    void saveLastGood(url, text);
    return registry;
  }
  const whole = { ...(await lastGoodRegistry(url)), ...usableEntries(registry) };
  // A signed text is saved unchanged, because its signature would not match with other entries.
  void saveLastGood(url, loaderConfiguration().registryKeys ? text : JSON.stringify(whole));
  return { ...registry, ...whole };
}

const emptyRegistry = (): PageRegistry =>
  Object.fromEntries(loaderOptions().remotes.map((name) => [name, null]));

/** Verifies the registry if the configuration names keys (decision 95). */
async function verifiedRegistry(url: string, text: string): Promise<PageRegistry> {
  const {
    registryKeys: keys,
    registryMinSerial: minSerial,
    registryMaxAge: maxAge,
  } = loaderConfiguration();
  if (!keys) return parseFile(url, servedRegistrySchema(), text);
  try {
    const saved = await readLastGood(url);
    const options = { keys, minSerial, maxAge, saved, now: documentTime() };
    const verified = await verifyRegistry(text, { ...options, verify });
    return v.parse(servedRegistrySchema(), verified);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableFileError(`${url} is refused: ${why}.`);
  }
}

// Web Crypto supports Ed25519 from Chrome 137, Firefox 130 and Safari 17 on. Other browsers load a library, which takes
// SHA-512 from Web Crypto (decision 95).
const verify: VerifyEd25519 = async (key, signature, message) => {
  try {
    return await verifyEd25519(key, signature, message);
  } catch (cause) {
    if (!window.isSecureContext)
      throw new Error('signatures can only be checked over HTTPS', { cause });
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signature, message, fromBase64Url(key));
  }
};

function usableEntries(registry: PageRegistry): PageRegistry {
  return Object.fromEntries(Object.entries(registry).filter(([, released]) => released !== null));
}

async function lastGoodRegistry(url: string): Promise<PageRegistry | undefined> {
  try {
    const saved = await parseSaved((await readLastGood(url)) ?? '');
    return usableEntries(v.parse(servedRegistrySchema(), saved));
  } catch {
    return undefined;
  }
}

async function parseSaved(text: string): Promise<unknown> {
  const { registryKeys: keys, registryMaxAge: maxAge } = loaderConfiguration();
  if (!keys) return JSON.parse(text);
  const saved = await verifySavedRegistry(text, { keys, verify });
  // This browser saw the registry before the minimum serial number was raised, so only its age counts.
  return whyTooOld(saved, { maxAge }, documentTime()) ? undefined : saved;
}
