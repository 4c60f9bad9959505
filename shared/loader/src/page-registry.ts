import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { registryText } from './document-json';
import { saveLastGood } from './last-good-registry';
import {
  hasAllRemotes,
  loadRegistry,
  registryUrlOf,
  servedRegistrySchema,
  usableRegistry,
  type PageRegistry,
} from './load-registry';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { RemoteFailure } from './remote-failure';

/** A fetched kill switch counts as current for this many ms. */
const maxAgeMs = 30_000;

interface RegistryState {
  pageLoad?: Promise<PageRegistry> | undefined;
  latest?: { at: number; registry: Promise<PageRegistry> };
  read?: PageRegistry;
}

/** The registries by address. Usually there is one registry for all remotes. */
const registries = new Map<string, RegistryState>();

export function preloadRegistry(): void {
  const name = loaderOptions().remoteAt(window.location.pathname);
  const url = name === undefined ? loaderConfiguration().releasesUrl : urlOf(name);
  // Each remote has its own registry, and the page needs no remote yet.
  if (url.includes('{remote}')) return;
  registryAtPageLoad(url).catch(() => {});
}

/**
 * Returns the registry entry of a remote as of when the page loaded.
 * @throws RemoteFailure when there is no entry or the remote is switched off.
 * @throws UnusableFileError when the registry cannot be fetched.
 */
export async function releaseAtPageLoad(name: string): Promise<RegistryEntry> {
  return enabledEntry(name, await registryAtPageLoad(urlOf(name)));
}

/** Fetches the registry again and returns the entry of a remote. */
export async function refetchRelease(name: string): Promise<RegistryEntry> {
  return enabledEntry(name, await refetchRegistry(urlOf(name)));
}

/** Returns why a remote is switched off. Asks the server at most twice a minute. If that fails, the last answer counts. */
export async function killSwitchReason(name: string): Promise<string | undefined> {
  const url = urlOf(name);
  const { latest } = registryAt(url);
  const isFresh = latest && performance.now() - latest.at < maxAgeMs;
  try {
    await (latest && isFresh ? latest.registry : refetchRegistry(url));
  } catch {}
  return knownKillSwitch(name);
}

/** Returns why a remote is switched off as far as this page knows. Sends no request. */
export function knownKillSwitch(name: string): string | undefined {
  return registryAt(urlOf(name)).read?.[name]?.disabled?.reason;
}

function urlOf(name: string): string {
  return registryUrlOf(loaderConfiguration().releasesUrl, name);
}

function registryAt(url: string): RegistryState {
  const state = registries.get(url) ?? {};
  registries.set(url, state);
  return state;
}

function registryAtPageLoad(url: string): Promise<PageRegistry> {
  const state = registryAt(url);
  state.pageLoad ??= registryOfDocument(url).catch((error: unknown) => {
    state.pageLoad = undefined;
    throw error;
  });
  return state.pageLoad;
}

// The server writes the registry into the page, even if the registry has another origin (decision 76). The page fetches
// the registry if the text is unusable or each remote has its own registry (decision 68).
async function registryOfDocument(url: string): Promise<PageRegistry> {
  const at = performance.now();
  const text = registryText();
  // Any other text is a placeholder that the server did not fill in, as with webpack's development server.
  const isFilledIn = text.startsWith('{');
  if (!isFilledIn || url !== loaderConfiguration().releasesUrl) return refetchRegistry(url);
  try {
    const registry = (await verifiedAtStart(url, text)) ?? (await usableRegistry(url, text));
    if (hasAllRemotes(registry)) return await setLatest(url, at, Promise.resolve(registry));
  } catch (error) {
    console.warn('The registry in the page is not used.', error);
  }
  return refetchRegistry(url);
}

/** Returns the registry that the document's first script has verified, if it is complete. */
async function verifiedAtStart(url: string, text: string): Promise<PageRegistry | undefined> {
  const verified = await loaderOptions()
    .signedRegistry?.()
    ?.catch(() => undefined);
  const parsed = v.safeParse(servedRegistrySchema(), verified);
  if (!parsed.success || !hasAllRemotes(parsed.output)) return undefined;
  void saveLastGood(url, text);
  return parsed.output;
}

function refetchRegistry(url: string): Promise<PageRegistry> {
  return setLatest(url, performance.now(), loadRegistry(url));
}

async function setLatest(
  url: string,
  at: number,
  registry: Promise<PageRegistry>,
): Promise<PageRegistry> {
  const state = registryAt(url);
  const latest = { at, registry };
  state.latest = latest;
  const read = await registry;
  // A slow response must not replace the response to a later request.
  if (state.latest === latest) {
    state.read = read;
    loaderOptions().page.registry?.(entriesOf(url, read));
  }
  return read;
}

/** Returns the entries that count in this registry. A remote's own registry does not count for other remotes. */
function entriesOf(url: string, registry: PageRegistry): PageRegistry {
  return Object.fromEntries(Object.entries(registry).filter(([name]) => urlOf(name) === url));
}

function enabledEntry(name: string, registry: PageRegistry): RegistryEntry {
  const entry = registry[name];
  if (!entry) throw new RemoteFailure(name, 'registry', `The registry has no entry for ${name}.`);
  if (entry.disabled) throw new RemoteFailure(name, 'switched-off', entry.disabled.reason);
  return entry;
}
