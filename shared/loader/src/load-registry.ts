import * as v from 'valibot';
import { createServedRegistrySchema, type Released } from '@investor-portal/registry/format';
import { fromBase64Url, type VerifyEd25519 } from '@investor-portal/registry/signatures';
import {
  verifyEd25519,
  verifyRegistry,
  verifySavedRegistry,
  whyTooOld,
  type RegistryLimits,
} from '@investor-portal/registry/verify';
import { documentTime } from './document-json';
import { lastGood, saveLastGood } from './last-good-registry';
import { loadText, parseFile, UnusableFileError } from './load-json';
import { loaderConfiguration, loaderOptions } from './loader-options';

/** What a page reads of the registry; null for a remote whose entry is unusable. */
export type ServedRegistry = Readonly<Record<string, Released | null>>;

export const servedRegistrySchema = (): v.GenericSchema<unknown, ServedRegistry> =>
  createServedRegistrySchema(loaderOptions().remotes);

/** Whether it has a usable entry of every remote that must be in it. */
export function isComplete(registry: ServedRegistry): boolean {
  const { remotes, optionalRemotes = [] } = loaderOptions();
  return remotes.every((name) => registry[name] || optionalRemotes.includes(name));
}

/**
 * The address of a remote's registry. `{remote}` in `releasesUrl` stands for its name, where each remote has a registry that
 * only its own team may write (decision 68).
 */
export function registryUrlOf(releasesUrl: string, name: string): string {
  return releasesUrl.replaceAll('{remote}', name);
}

const timeoutMs = 5_000;

/**
 * Fetches the registry, and falls back to the last valid one this browser saw, so that pages open while the registry is
 * down. Where the configuration names keys, one of them must have signed it (decision 95).
 * @throws UnusableFileError when there is neither.
 */
export async function loadRegistry(url: string): Promise<ServedRegistry> {
  try {
    return await usableRegistry(url, await loadText(url, timeoutMs));
  } catch (error) {
    const saved = await lastGoodRegistry(url);
    if (!saved) throw error;
    console.warn(`${url} is unusable; using the last valid registry.`, error);
    return { ...nothing(), ...saved };
  }
}

/**
 * The registry in a text. The last valid one replaces its unusable entries.
 * @throws UnusableFileError
 */
export async function usableRegistry(url: string, text: string): Promise<ServedRegistry> {
  const registry = await verifiedRegistry(url, text);
  if (isComplete(registry)) {
    void saveLastGood(url, text);
    return registry;
  }
  const whole = { ...(await lastGoodRegistry(url)), ...usableEntries(registry) };
  // A signed text is saved unchanged: with entries from elsewhere, its signature would not match.
  void saveLastGood(url, loaderConfiguration().registryKeys ? text : JSON.stringify(whole));
  return { ...registry, ...whole };
}

const nothing = (): ServedRegistry =>
  Object.fromEntries(loaderOptions().remotes.map((name) => [name, null]));

/**
 * The registry in a text; null for a remote whose entry is unusable.
 * @throws UnusableFileError when it is refused, with the reason.
 */
export async function verifiedRegistry(url: string, text: string): Promise<ServedRegistry> {
  const { registryKeys: keys } = loaderConfiguration();
  if (!keys) return parseFile(url, servedRegistrySchema(), text);
  try {
    const options = { ...limits(), keys, saved: await lastGood(url), now: documentTime() };
    const verified = await verifyRegistry(text, { ...options, remote: remoteAt(url), verify });
    return v.parse(servedRegistrySchema(), verified);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableFileError(url, `${url} is refused: ${why}.`);
  }
}

function limits(): RegistryLimits {
  const { registryMinSerial: minSerial, registryMaxAge: maxAge } = loaderConfiguration();
  return { minSerial, maxAge };
}

/** The remote whose own registry this is (decision 68). */
function remoteAt(url: string): string | undefined {
  const { releasesUrl } = loaderConfiguration();
  if (!releasesUrl.includes('{remote}')) return undefined;
  return loaderOptions().remotes.find((name) => registryUrlOf(releasesUrl, name) === url);
}

// Web Crypto has it from Chrome 137, Firefox 130 and Safari 17 on; other browsers load a library, which takes SHA-512 from
// Web Crypto (decision 95).
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

function usableEntries(registry: ServedRegistry): ServedRegistry {
  return Object.fromEntries(Object.entries(registry).filter(([, released]) => released !== null));
}

async function lastGoodRegistry(url: string): Promise<ServedRegistry | undefined> {
  const text = await lastGood(url);
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(servedRegistrySchema(), await parseSaved(url, text));
    return parsed.success ? usableEntries(parsed.output) : undefined;
  } catch {
    return undefined;
  }
}

async function parseSaved(url: string, text: string): Promise<unknown> {
  const { registryKeys: keys } = loaderConfiguration();
  if (!keys) return JSON.parse(text);
  const saved = await verifySavedRegistry(text, { keys, remote: remoteAt(url), verify });
  // The least serial may have been raised since: this browser saw the registry in time. Age is the same for everybody.
  return whyTooOld(saved, { maxAge: limits().maxAge }, documentTime()) ? undefined : saved;
}
